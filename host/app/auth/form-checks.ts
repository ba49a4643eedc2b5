import { parseWithZod } from "@conform-to/zod/v4";
import type { FormValidator } from "../ui/use-validated-form.ts";
import {
  type Credentials,
  credentials,
  type FactorCode,
  factorCode,
  type Registration,
  registrationForm,
  type ResetRequest,
  resetRequest,
} from "./auth.schema.ts";

// Loaded on focus of a visitors' form: Zod would double the first load of its page.

export const checkCredentials: FormValidator<Credentials> = (formData) =>
  parseWithZod(formData, { schema: credentials });
export const checkRegistration: FormValidator<Registration> = (formData) =>
  parseWithZod(formData, { schema: registrationForm });
export const checkFactor: FormValidator<FactorCode> = (formData) => parseWithZod(formData, { schema: factorCode });
export const checkReset: FormValidator<ResetRequest> = (formData) => parseWithZod(formData, { schema: resetRequest });
