import { parseWithZod } from "@conform-to/zod/v4";
import type { Check } from "../ui/checked-form.ts";
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

// Loaded when somebody enters a visitors' form: Zod would double the first load of its page.

export const checkCredentials: Check<Credentials> = (formData) => parseWithZod(formData, { schema: credentials });
export const checkRegistration: Check<Registration> = (formData) =>
  parseWithZod(formData, { schema: registrationForm });
export const checkFactor: Check<FactorCode> = (formData) => parseWithZod(formData, { schema: factorCode });
export const checkReset: Check<ResetRequest> = (formData) => parseWithZod(formData, { schema: resetRequest });
