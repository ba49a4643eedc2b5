import { z } from "zod";
import {
  newPassword,
  registration,
  registrationForm,
  requiredPassword,
  requiredUsername,
} from "../../auth/auth.schema.ts";
import { requiredText } from "../../input/required-text.ts";
import { inputMessages } from "../../input/messages.en.ts";
import { labels } from "../../input/labels.en.ts";

/** What somebody without an account chooses; the address is the invited one. */
export const newAccount = z.object({
  username: requiredUsername,
  password: requiredPassword.pipe(newPassword),
  fullName: requiredText(inputMessages.fullNameMissing).max(100, inputMessages.tooLong(labels.fullName, 100)),
  acceptTerms: registration.shape.acceptTerms,
});

/** The same as a form, with its box for the terms. */
export const newAccountForm = newAccount.extend({ acceptTerms: registrationForm.shape.acceptTerms });
