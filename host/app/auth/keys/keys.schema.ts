import { z } from "zod";
import { requiredText } from "../../input/required-text.ts";
import { proof } from "../auth.schema.ts";
import { authMessages } from "../messages.en.ts";
import { MAX_KEY_NAME, SCOPES } from "./scopes.ts";

/** A new key; `currentPassword` is asked for unless there is a fresh proof. */
export const newKey = proof.extend({
  name: requiredText(authMessages.nameMissing).max(MAX_KEY_NAME, authMessages.nameTooLong),
  scopes: z
    .array(z.enum(SCOPES, `must be one of ${SCOPES.join(", ")}`), "scopes must be a list")
    .min(1, authMessages.keyScopesMissing)
    .max(100)
    .transform((scopes) => SCOPES.filter((scope) => scopes.includes(scope))),
  expiresAt: z.iso
    .datetime({ offset: true, error: "must be a date and time, such as 2027-03-01T09:00:00Z" })
    .transform((text) => new Date(text))
    .refine((date) => date.getTime() > Date.now(), authMessages.keyExpiryInPast)
    .nullish(),
});
export type NewKey = z.output<typeof newKey>;

/** Whether AI clients may write with a key; to let them needs the proof that a new key does. */
export const keyUpdate = proof.extend({ mcpWrites: z.boolean("mcpWrites must be true or false") });
export type KeyUpdate = z.output<typeof keyUpdate>;
