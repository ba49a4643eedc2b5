import { z } from "zod";
import { MAX_PASSWORD, MIN_PASSWORD } from "./limits.ts";

/** A username as stored: one that was taken under older rules goes on being saved with its profile. */
export const username = z
  .string()
  .trim()
  .normalize("NFC")
  .min(3, "Username must be at least 3 characters")
  .max(20, "Username must be less than 20 characters");

/** One that somebody takes now: no letter looks like another, so no name passes for somebody else's. */
export const chosenUsername = username.regex(
  /^(?:[a-z\d][a-z\d._-]*)?$/i,
  "Username may contain letters from a to z, digits, dots, hyphens and underscores, and must begin with a letter or digit",
);

export const email = z
  .string()
  .trim()
  .max(254, "Please enter a valid email")
  .pipe(z.email("Please enter a valid email"));

export const newPassword = z
  .string()
  .min(MIN_PASSWORD, `Password must be at least ${MIN_PASSWORD} characters`)
  .max(MAX_PASSWORD, `Password must be at most ${MAX_PASSWORD} characters`);

/** An optional text: blank, null and missing are all null. */
export const optionalText = (max: number, label: string) =>
  z
    .string()
    .trim()
    .max(max, `${label} must be at most ${max} characters`)
    .nullish()
    .transform((text) => text || null);

export const phone = optionalText(40, "Phone");
export const fullName = optionalText(100, "Full name");

export const credentials = z.object({
  username: z.string("Username is required").trim().min(1, "Username is required").max(254, "Username is too long"),
  password: z.string("Password is required").min(1, "Password is required").max(MAX_PASSWORD, "Password is too long"),
});
export type Credentials = z.infer<typeof credentials>;

export const registration = z.object({
  username: z.string("Username is required").pipe(chosenUsername),
  password: z.string("Password is required").pipe(newPassword),
  email: z.string("Email is required").pipe(email),
  phone,
  fullName,
});
export type Registration = z.infer<typeof registration>;

/** Asking for a reset link. */
export const resetRequest = z.object({ email: z.string("Please enter a valid email").pipe(email) });

const INCOMPLETE = "This link is incomplete. Please open it again from the email.";
/** The token of a link in an email. */
export const linkToken = z.string(INCOMPLETE).regex(/^[\w-]{43}$/, INCOMPLETE);

/** Opening a link to an address. */
export const emailToken = z.object({ token: linkToken });
