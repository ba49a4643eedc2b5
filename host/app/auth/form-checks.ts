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

// The forms of visitors get these when somebody goes into them: Zod would double what their page loads at first.

export const checkCredentials: Check<Credentials> = (formData) => parseWithZod(formData, { schema: credentials });
export const checkRegistration: Check<Registration> = (formData) =>
  parseWithZod(formData, { schema: registrationForm });
export const checkFactor: Check<FactorCode> = (formData) => parseWithZod(formData, { schema: factorCode });
export const checkReset: Check<ResetRequest> = (formData) => parseWithZod(formData, { schema: resetRequest });
