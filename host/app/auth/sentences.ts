// Sentences that browser and server share. Apart from the schemas, so that a page that shows one does not load Zod.

export const EMAIL_TAKEN = "That email is already in use.";
export const REAUTHENTICATION_REQUIRED = "Please enter your current password to change this.";
export const NAME_TAKEN = "That username is already taken.";
export const PASSWORD_MISSING = "Password is required";
export const WRONG_CREDENTIALS = "Invalid username or password";
export const WRONG_PASSWORD = "Current password is incorrect";
export const WRONG_CODE = "This code is not correct. Please enter the newest one from your app.";
export const WRONG_RECOVERY_CODE = "This recovery code is not correct, or it was used before.";
export const TOO_MANY_CODES = "Too many wrong codes.";
export const SIGN_IN_TIMED_OUT = "This sign-in took too long. Please start again.";
export const SHOW_PASSWORD = "Show or hide password";
export const LINK_EXPIRED = "This link has expired";
export const CHOOSE_PASSWORD = "Choose a new password";

/** A change of address waits for its link. */
export const openLinkSent = (email: string) => `Open the link we sent to ${email} to use that address.`;

// Title and text of a notice.

/** Whether the address is known or not. */
export const RESET_REQUESTED = [
  "Password reset initiated",
  "If your email is registered, you will receive a password reset link",
] as const;
export const PASSWORD_UPDATED = ["Password updated", "Your password has been successfully updated"] as const;
