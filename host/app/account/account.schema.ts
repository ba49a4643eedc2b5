import { z } from "zod";
import { email, linkToken, phone, username } from "../auth/auth.schema.ts";
import { MAX_PASSWORD, MIN_PASSWORD } from "../auth/limits.ts";

const fullName = z
  .string("Full name is required")
  .trim()
  .min(1, "Full name is required")
  .max(100, "Full name must be at most 100 characters");

/** Proves who asks for a new address; needed when the last sign-in was a while ago. */
const typedPassword = z.string().max(MAX_PASSWORD, "Current password is incorrect").optional();

/** The profile form: all fields. */
export const profile = z.object({
  username: z.string("Username must be at least 3 characters").pipe(username),
  fullName,
  email: z.string("Please enter a valid email").pipe(email),
  phone,
  currentPassword: typedPassword,
});

export type Profile = z.infer<typeof profile>;

/** A profile sent to the API: what is not sent stays. */
export const profileUpdate = z.object({
  username: username.optional(),
  fullName: fullName.optional(),
  email: email.optional(),
  phone: z.union([z.undefined(), phone]),
  currentPassword: typedPassword,
});
export type ProfileUpdate = z.infer<typeof profileUpdate>;

const NEW_PASSWORD = `New password must be at least ${MIN_PASSWORD} characters`;
const newPassword = z
  .string(NEW_PASSWORD)
  .min(MIN_PASSWORD, NEW_PASSWORD)
  .max(MAX_PASSWORD, `New password must be at most ${MAX_PASSWORD} characters`);
const MISMATCH = "Passwords don't match";

const isConfirmed = (input: { newPassword: string; confirmPassword?: string }) =>
  input.confirmPassword === undefined || input.confirmPassword === input.newPassword;
const mismatch = { message: MISMATCH, path: ["confirmPassword"], when: () => true };

/** The API takes the two passwords alone, too: whoever sends no confirmation has compared them already. */
export const passwordUpdate = z
  .object({
    currentPassword: z
      .string("Current password is required")
      .min(1, "Current password is required")
      .max(MAX_PASSWORD, "Current password is incorrect"),
    newPassword,
    confirmPassword: z.string().optional(),
  })
  .refine(isConfirmed, mismatch);
export type PasswordUpdate = z.infer<typeof passwordUpdate>;

/** The same as a form, where the confirmation is asked for. */
export const passwordForm = passwordUpdate.safeExtend({
  confirmPassword: z.string(MISMATCH).min(MIN_PASSWORD, `Password must be at least ${MIN_PASSWORD} characters`),
});

export type PasswordChange = z.infer<typeof passwordForm>;

/** The page behind a reset link: a new password, twice. */
export const passwordChoice = z
  .object({
    token: linkToken,
    newPassword,
    confirmPassword: z.string(MISMATCH),
  })
  .refine(isConfirmed, mismatch);

/** Ending one's own account takes the password. */
export const accountDeletion = z.object({
  password: z
    .string("Password is required")
    .min(1, "Password is required")
    .max(MAX_PASSWORD, "Current password is incorrect"),
});
