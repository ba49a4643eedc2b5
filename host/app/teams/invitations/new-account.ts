import { z } from "zod";
import { acceptTerms, newPassword, requiredPassword, requiredUsername } from "../../auth/auth.schema.ts";
import { requiredText } from "../../input/required-text.ts";
import { inputMessages } from "../../input/messages.en.ts";
import { labels } from "../../input/labels.en.ts";

/** Form of an invited person without an account; the email is the invited one. */
export const newAccount = z.object({
  /** Derived from the name where it is left out. */
  username: requiredUsername.optional(),
  password: requiredPassword.pipe(newPassword),
  fullName: requiredText(inputMessages.fullNameMissing).max(100, inputMessages.tooLong(labels.fullName, 100)),
  acceptTerms,
});
