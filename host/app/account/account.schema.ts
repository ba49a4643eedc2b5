import { z } from "zod";
import {
  email,
  currentPasswordProof,
  linkToken,
  phone,
  existingPassword,
  SHORT_PASSWORD,
  username,
} from "../auth/auth.schema.ts";
import { MAX_PASSWORD, MIN_PASSWORD } from "../auth/limits.ts";
import { LOCALES } from "../languages/locales.ts";
import { requiredText } from "../input/required-text.ts";
import { inputMessages } from "../input/messages.en.ts";
import { authMessages } from "../auth/messages.en.ts";
import { accountMessages } from "./messages.en.ts";
import { labels } from "../input/labels.en.ts";

const fullName = requiredText(inputMessages.fullNameMissing).max(100, inputMessages.tooLong(labels.fullName, 100));

/** The profile form: all fields. */
export const profile = z.object({
  username: z.string(authMessages.usernameTooShort).pipe(username),
  fullName,
  email: z.string(inputMessages.badEmail).pipe(email),
  phone,
  currentPassword: currentPasswordProof,
});

export type Profile = z.infer<typeof profile>;

/** A profile sent to the API: what is not sent stays. */
export const profileUpdate = z.object({
  username: username.optional(),
  fullName: fullName.optional(),
  email: email.optional(),
  phone: z.union([z.undefined(), phone]),
  /** Whether sign-ins from new devices are announced by email. */
  mailNewDevice: z.boolean().optional(),
  /** The language of pages and mails; null: that of the browser. */
  locale: z.enum(LOCALES, `locale must be one of ${LOCALES.join(", ")}, or null`).nullish(),
  currentPassword: currentPasswordProof,
});
export type ProfileUpdate = z.infer<typeof profileUpdate>;

const NEW_PASSWORD = inputMessages.tooShort(labels.newPassword, MIN_PASSWORD);
const newPassword = z
  .string(NEW_PASSWORD)
  .min(MIN_PASSWORD, NEW_PASSWORD)
  .max(MAX_PASSWORD, inputMessages.tooLong(labels.newPassword, MAX_PASSWORD));

const isConfirmed = (input: { newPassword: string; confirmPassword?: string }) =>
  input.confirmPassword === undefined || input.confirmPassword === input.newPassword;
const mismatch = { error: accountMessages.passwordsDiffer.error, path: ["confirmPassword"], when: () => true };

/** The API also takes the two passwords alone: a program that sends no confirmation has compared them already. */
export const passwordUpdate = z
  .object({
    /** Omitted for accounts without a password. */
    currentPassword: existingPassword(accountMessages.currentPasswordRequired).optional(),
    newPassword,
    confirmPassword: z.string().optional(),
  })
  .refine(isConfirmed, mismatch);
export type PasswordUpdate = z.infer<typeof passwordUpdate>;

/** `passwordUpdate` as a form, with the password repeated. */
export const passwordForm = passwordUpdate.safeExtend({
  currentPassword: existingPassword(accountMessages.currentPasswordRequired),
  confirmPassword: z.string(accountMessages.passwordsDiffer).min(MIN_PASSWORD, SHORT_PASSWORD),
});

export type PasswordChange = z.infer<typeof passwordForm>;

/** The form of an account that has no password yet. */
export const firstPasswordForm = passwordUpdate.safeExtend({
  confirmPassword: z.string(accountMessages.passwordsDiffer).min(MIN_PASSWORD, SHORT_PASSWORD),
});
export type FirstPassword = z.infer<typeof firstPasswordForm>;

/** The page behind a reset link: a new password, twice. */
export const passwordChoice = z
  .object({ token: linkToken, newPassword, confirmPassword: z.string(accountMessages.passwordsDiffer) })
  .refine(isConfirmed, mismatch);
export type PasswordChoice = z.infer<typeof passwordChoice>;

/** Deletion needs the password, or a recent sign-in for accounts without one. */
export const accountDeletion = z.object({
  password: existingPassword().optional(),
  currentPassword: currentPasswordProof,
});
export type AccountDeletion = z.infer<typeof accountDeletion>;
