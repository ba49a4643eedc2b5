import { z } from "zod";
import { requiredText } from "../../input/required-text.ts";
import { authMessages } from "../messages.en.ts";

const MAX_NAME = 60;

/** A new app password, or the profile that brings one to a phone. */
export const newAppPassword = z.object({
  name: requiredText(authMessages.nameMissing).max(MAX_NAME, authMessages.nameTooLong),
});

export const profileQuery = z.object({ token: z.string().min(1).max(100) });
