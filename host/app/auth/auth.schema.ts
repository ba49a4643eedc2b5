import { z } from "zod";
import { requiredText } from "../input/required-text.ts";
import { BAD_EMAIL, tooLong } from "../input/sentences.ts";
import { MAX_PASSWORD, MAX_USERNAME, MIN_PASSWORD, MIN_USERNAME } from "./limits.ts";
import { PASSWORD_MISSING, WRONG_PASSWORD } from "./sentences.ts";

const NAME_MISSING = "Username is required";
export const SHORT_NAME = "Username must be at least 3 characters";
export const SHORT_PASSWORD = `Password must be at least ${MIN_PASSWORD} characters`;

/** A username as stored; one that was chosen under older rules can still be saved with its profile. */
export const username = z
  .string()
  .trim()
  .normalize("NFC")
  .min(MIN_USERNAME, SHORT_NAME)
  .max(MAX_USERNAME, "Username must be less than 20 characters");

/** A new username, without letters that look alike, so that no name passes for another. */
export const chosenUsername = username.regex(
  /^(?:[a-z\d][a-z\d._-]*)?$/i,
  "Username may contain letters from a to z, digits, dots, hyphens and underscores, and must begin with a letter or digit",
);

export const email = z.string().trim().max(254, BAD_EMAIL).pipe(z.email(BAD_EMAIL));

export const newPassword = z
  .string()
  .min(MIN_PASSWORD, SHORT_PASSWORD)
  .max(MAX_PASSWORD, tooLong("Password", MAX_PASSWORD));

/** The fields of every new account. */
const anyUsername = z.string(NAME_MISSING);
export const requiredUsername = anyUsername.pipe(chosenUsername);
/** The same fields of an existing account. */
export const unchangedUsername = anyUsername.pipe(username);
export const requiredEmail = z.string("Email is required").pipe(email);
export const requiredPassword = z.string(PASSWORD_MISSING).min(1, PASSWORD_MISSING);

/** An existing password; one that is too long cannot be right. */
export const existingPassword = (missing = PASSWORD_MISSING) =>
  z.string(missing).min(1, missing).max(MAX_PASSWORD, WRONG_PASSWORD);

/** Proves who asks for a new password or address; required unless there is a fresh proof. */
export const currentPasswordProof = z.string().max(MAX_PASSWORD, WRONG_PASSWORD).optional();

/** The body of a change of factors; the password is required unless there is a fresh proof. */
export const proof = z.object({ currentPassword: currentPasswordProof });
export type Proof = z.infer<typeof proof>;

/** A new second factor: the first one, or one that replaces another. */
export const factorBeginning = proof.extend({ replace: z.boolean("replace must be true or false").optional() });
export type FactorBeginning = z.infer<typeof factorBeginning>;

/** An optional text: blank, null and missing are all null. */
export const optionalText = (max: number, label: string) =>
  z
    .string()
    .trim()
    .max(max, tooLong(label, max))
    .nullish()
    .transform((text) => text || null);

export const phone = optionalText(40, "Phone");
export const fullName = optionalText(100, "Full name");

export const credentials = z.object({
  username: requiredText(NAME_MISSING).max(254, "Username is too long"),
  password: requiredPassword.max(MAX_PASSWORD, "Password is too long"),
});
export type Credentials = z.infer<typeof credentials>;

const TERMS_MISSING = "Please accept the terms to create an account";

export const registration = z.object({
  username: requiredUsername,
  password: z.string(PASSWORD_MISSING).pipe(newPassword),
  email: requiredEmail,
  phone,
  fullName,
  /** The plan chosen before signing up; unknown values are ignored. */
  plan: z.enum(["basic", "professional", "enterprise"]).nullish().catch(null),
  /** Programs may leave it out; sending it means agreement. */
  acceptTerms: z.boolean().refine(Boolean, TERMS_MISSING).optional(),
  /** The token of an invitation into a team. */
  invitation: z.string("invitation must be text").max(100, tooLong("invitation", 100)).optional(),
});
export type Registration = z.infer<typeof registration>;

/** The same for the form, with its checkbox for the terms. */
export const registrationForm = registration.extend({
  acceptTerms: z.boolean(TERMS_MISSING).refine(Boolean, TERMS_MISSING),
});

const CODE_MISSING = "Please enter the code";
/** A code of the app or a recovery code; the server tells them apart. */
export const factorCode = z.object({
  code: z.string(CODE_MISSING).trim().min(1, CODE_MISSING).max(40, "This code is too long"),
});
export type FactorCode = z.infer<typeof factorCode>;

/** Asking for a reset link. */
export const resetRequest = z.object({ email: z.string(BAD_EMAIL).pipe(email) });
export type ResetRequest = z.infer<typeof resetRequest>;

const INCOMPLETE = "This link is incomplete. Please open it again from the email.";
/** The token of a link in an email. */
export const linkToken = z.string(INCOMPLETE).regex(/^[\w-]{43}$/, INCOMPLETE);

/** Opening a link to an address. */
export const emailToken = z.object({ token: linkToken });
