import { normalForm } from "#sdk/normal-form.ts";
import { z } from "zod";
import { requiredText } from "../input/required-text.ts";
import { MAX_PASSWORD, MAX_USERNAME, MIN_PASSWORD, MIN_USERNAME } from "./limits.ts";
import { authMessages } from "./messages.en.ts";
import { stripInvisible } from "../input/invisible.ts";
import { inputMessages } from "../input/messages.en.ts";
import { plainEmail, plainPhone } from "../networks/single-address.ts";
import { labels } from "../input/labels.en.ts";
import type { Text } from "../languages/message.ts";

export const SHORT_PASSWORD = inputMessages.tooShort(labels.password, MIN_PASSWORD);

/** A username as stored; one that was chosen under older rules can still be saved with its profile. */
export const username = z
  .string()
  .overwrite((text) => normalForm(stripInvisible(text).trim(), "NFC"))
  .min(MIN_USERNAME, authMessages.usernameTooShort)
  .max(MAX_USERNAME, authMessages.usernameMax20);

/** A new username, without letters that look alike, so that no name passes for another. */
export const chosenUsername = username.regex(/^(?:[a-z\d][a-z\d._-]*)?$/i, authMessages.usernameCharacters);

export const email = z
  .string()
  .overwrite(plainEmail)
  .max(254, inputMessages.badEmail)
  .pipe(z.email(inputMessages.badEmail));

export const newPassword = z
  .string()
  .min(MIN_PASSWORD, SHORT_PASSWORD)
  .max(MAX_PASSWORD, inputMessages.tooLong(labels.password, MAX_PASSWORD));

/** The fields of every new account. */
const anyUsername = z.string(authMessages.usernameMissing);
export const requiredUsername = anyUsername.pipe(chosenUsername);
/** Username of an existing account, which may be older than the rules. */
export const unchangedUsername = anyUsername.pipe(username);
export const requiredEmail = z.string(authMessages.emailMissing).pipe(email);
export const requiredPassword = z.string(authMessages.passwordMissing).min(1, authMessages.passwordMissing);

/** An existing password; one that is too long cannot be right. */
export const existingPassword = (missing = authMessages.passwordMissing) =>
  z.string(missing).min(1, missing).max(MAX_PASSWORD, authMessages.wrongPassword);

/** Proves who asks for a new password or address; required unless there is a fresh proof. */
export const currentPasswordProof = z.string().max(MAX_PASSWORD, authMessages.wrongPassword).optional();

/** The body of a change of factors; the password is required unless there is a fresh proof. */
export const proof = z.object({ currentPassword: currentPasswordProof });
export type Proof = z.infer<typeof proof>;

/** A new second factor: the first one, or one that replaces another. */
export const factorBeginning = proof.extend({ replace: z.boolean("replace must be true or false").optional() });
export type FactorBeginning = z.infer<typeof factorBeginning>;

/** An optional text: blank, null and missing are all null. */
const optionalText = (max: number, label: Text, clean: (text: string) => string = stripInvisible) =>
  z
    .string()
    .overwrite(clean)
    .trim()
    .max(max, inputMessages.tooLong(label, max))
    .nullish()
    .transform((text) => text || null);

export const phone = optionalText(40, labels.phone, plainPhone);
const fullName = optionalText(100, labels.fullName);

export const credentials = z.object({
  username: requiredText(authMessages.usernameMissing).max(254, authMessages.usernameTooLong),
  password: requiredPassword.max(MAX_PASSWORD, authMessages.passwordTooLong),
});
export type Credentials = z.infer<typeof credentials>;

const registrationFields = z.object({
  /** Derived from the full name where it is left out. */
  username: requiredUsername.optional(),
  password: z.string(authMessages.passwordMissing).pipe(newPassword),
  email: requiredEmail,
  phone,
  fullName,
  /** The plan chosen before signing up; unknown values are ignored. */
  plan: z.enum(["basic", "professional", "enterprise"]).nullish().catch(null),
  /** Programs may leave it out; sending it means agreement. */
  acceptTerms: z.boolean().refine(Boolean, authMessages.termsMissing).optional(),
  /** The token of an invitation into a team. */
  invitation: z.string("invitation must be text").max(100, inputMessages.tooLong("invitation", 100)).optional(),
});
export const acceptTerms = registrationFields.shape.acceptTerms;

// Checked even if other fields are invalid, so that all errors are reported at once.
export const registration = registrationFields.refine(
  (body) => body?.username !== undefined || Boolean(body?.fullName),
  { path: ["username"], error: authMessages.usernameMissing.error, when: () => true },
);
export type Registration = z.infer<typeof registration>;

/** `registration` as a form, which requires a name. */
export const registrationForm = registrationFields.extend({
  fullName: requiredText(inputMessages.fullNameMissing).max(100, inputMessages.tooLong(labels.fullName, 100)),
});

/** Code of an authenticator app, or a recovery code; the server distinguishes them. */
export const factorCode = z.object({
  code: z.string(authMessages.codeMissing).trim().min(1, authMessages.codeMissing).max(40, authMessages.codeTooLong),
});
export type FactorCode = z.infer<typeof factorCode>;

/** Asking for a reset link. */
export const resetRequest = z.object({ email: z.string(inputMessages.badEmail).pipe(email) });
export type ResetRequest = z.infer<typeof resetRequest>;

/** The token of a link in an email. */
export const linkToken = z.string(authMessages.linkIncomplete).regex(/^[\w-]{43}$/, authMessages.linkIncomplete);

/** Opening a link to an address. */
export const emailToken = z.object({ token: linkToken });
