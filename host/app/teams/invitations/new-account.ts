import { z } from "zod";
import {
  newPassword,
  registration,
  registrationForm,
  requiredPassword,
  requiredUsername,
} from "../../auth/auth.schema.ts";
import { requiredText } from "../../input/required-text.ts";
import { FULL_NAME_MISSING, tooLong } from "../../input/sentences.ts";

/** What somebody without an account chooses; the address is the invited one. */
export const newAccount = z.object({
  username: requiredUsername,
  password: requiredPassword.pipe(newPassword),
  fullName: requiredText(FULL_NAME_MISSING).max(100, tooLong("Full name", 100)),
  acceptTerms: registration.shape.acceptTerms,
});

/** The same as a form, with its box for the terms. */
export const newAccountForm = newAccount.extend({ acceptTerms: registrationForm.shape.acceptTerms });
