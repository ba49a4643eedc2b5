import { catalogue } from "../languages/catalogue.ts";
import { CHOOSE_PASSWORD, LINK_EXPIRED } from "./sentences.ts";

/** Pages for signing in and up. */
export const words = {
  titles: { login: "Login", reset: "Reset password", factor: "Second factor" },
  about: {
    label: "About Meishi",
    role: "Architect, Example Studio",
    heading: "A business card that people keep",
    shared: "Shared by link, QR code or contact file",
    saved: "Saved to a phone with one tap, no app needed",
    seen: "You see views, clicks and saves as they happen",
  },
  login: {
    heading: "Welcome back",
    lead: "Sign in to your cards.",
    tab: "Login",
    button: "Login",
    busy: "Signing in...",
    failed: "Login failed",
    cookiesBlocked: "Your browser blocks cookies. Allow them for this site to stay signed in.",
    orEmail: "or email",
    forgot: "Forgot password?",
    or: "or",
    asAdministrator: "Sign in as the administrator",
    withProvider: (name: string) => `Continue with ${name}`,
    withPasskey: "Sign in with a passkey",
    waiting: "Waiting for your device...",
    waitingHint:
      "Your browser is asking for your fingerprint, face or screen lock. If you see nothing, look behind this window or at your security key.",
    noPasskey: "No passkey was used. Try again, or choose another way if this device has none for your account.",
    newHere: "New here?",
    byInvitation: "Accounts are by invitation only: ask the team that you want to join, or write to",
    back: "Back to login",
    successful: "Login successful",
    welcome: (name: string) => `Welcome back, ${name}!`,
  },
  factor: {
    heading: "Enter your code",
    lead: "Your account has a second factor.",
    button: "Continue",
    recovery: "Recovery code",
    recoveryHint: "One of the codes you saved",
    appHint: "The 6 digits that your authenticator app shows",
    useApp: "Use the authenticator app",
    useRecovery: "Use a recovery code",
  },
  forgot: {
    heading: "Reset your password",
    lead: "We will email you a link that works for 30 minutes.",
    button: "Send reset link",
    busy: "Sending...",
    failed: "Password reset failed",
  },
  register: {
    heading: "Create your account",
    lead: "Your first card is live in two minutes.",
    button: "Create account",
    busy: "Creating account...",
    failed: "Registration failed",
    otherwise: "Could not create account",
    successful: "Registration successful",
    created: "Your account has been created",
    haveOne: "Already have an account?",
    kept: (name: string | undefined, theme: string) =>
      name
        ? `We have kept your card for ${name} in the ${theme} theme. Sign up, and it is yours.`
        : `We have kept the ${theme} theme for your card. Sign up, and it is yours.`,
  },
  reset: {
    expired: LINK_EXPIRED as string,
    expiredText: "It was already used, or is older than 30 minutes. Your password has not changed.",
    again: "Request a new link",
    heading: CHOOSE_PASSWORD as string,
    lead: "You will be signed out on all other devices.",
    button: "Save new password",
    busy: "Saving...",
  },
  firstFactor: {
    heading: "Set up a second factor",
    lead: "Before you continue, your account needs one: a code from an app on your phone, in addition to your password.",
    goOn: "Continue",
    signOut: "Sign out",
  },
};

export type AuthWords = typeof words;
export const authWords = catalogue("auth", words);
