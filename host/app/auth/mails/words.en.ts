import { CONFIRM_NEW_EMAIL, LINK_WORDS } from "../email/email-link-words.ts";
import { RESET_MINUTES } from "../limits.ts";
import { CHOOSE_PASSWORD } from "../sentences.ts";

const PASSWORD_CHANGED = "Your password was changed";
const FACTOR_REMOVED = "Your second factor was removed";

/** Emails about an account. */
export const words = {
  hello: (name: string) => `Hello ${name},`,
  reset: {
    subject: "Reset your Meishi password" as string,
    title: "Reset your password",
    text: (username: string) =>
      `someone, probably you, asked to reset the password of the account "${username}". Choose a new one here:`,
    action: CHOOSE_PASSWORD as string,
    once: `The link works once and expires in ${RESET_MINUTES} minutes.`,
    ignore: "If you did not ask for this, ignore this email. Your password stays the same.",
  },
  confirmation: {
    subject: LINK_WORDS.new.asks.title as string,
    title: LINK_WORDS.new.asks.title as string,
    text: (username: string) =>
      `someone, probably you, created the Meishi account "${username}" with this address. Please confirm that it is yours:`,
    action: LINK_WORDS.new.asks.action as string,
    once: "The link works once and expires in 3 days. Until you confirm, we send nothing else to this address.",
    ignore: "If you did not create an account, ignore this email.",
  },
  change: {
    subject: CONFIRM_NEW_EMAIL as string,
    title: CONFIRM_NEW_EMAIL as string,
    text: (username: string) =>
      `please confirm that you want to use this address for your Meishi account "${username}".`,
    action: LINK_WORDS.change.asks.action as string,
    once: "The link works once and expires in 3 days. Until you open it, your account keeps its current address.",
    ignore: "If you did not ask for this, ignore this email.",
  },
  notice: {
    title: "Your email address is about to change",
    text: (username: string, email: string) =>
      `someone, probably you, asked to change the address of your Meishi account "${username}" to ${email}. The change takes effect when the link we sent there is opened.`,
    keep: "If this was not you, keep this address. That signs you out everywhere; then choose a new password.",
    action: LINK_WORDS.undo.asks.action as string,
    once: "The link works for 30 days, even after the change. If this was you, you do not need to do anything.",
  },
  changedByAdministrator: {
    title: "Your email address was changed",
    text: (username: string, email: string) =>
      `an administrator changed the address of your Meishi account "${username}" to ${email}.`,
  },
  /** Changes of sign-in methods: the title, and the text after the account's name. */
  credentials: {
    password: [PASSWORD_CHANGED, () => "has a new password. You are signed out on all other devices."],
    "password-reset": [
      PASSWORD_CHANGED,
      () => "has a new password, chosen through a link we sent to this address. You are signed out everywhere.",
    ],
    "password-given": [
      PASSWORD_CHANGED,
      () => "has a new password, set by an administrator. You are signed out everywhere.",
    ],
    "level-given": [
      "Your access level was changed",
      () => "has a new access level, set by an administrator. You are signed out everywhere; please sign in again.",
    ],
    "factor-on": [
      "Your second factor is on",
      () =>
        "now asks for a code from an authenticator app after the password. You are signed out on all other devices.",
    ],
    "factor-replaced": [
      "Your second factor was replaced",
      () =>
        "now asks for codes from another authenticator app, and has new recovery codes. You are signed out on all other devices.",
    ],
    "factor-off": [FACTOR_REMOVED, () => "no longer asks for a code: your password alone signs you in now."],
    "factor-reset": [
      FACTOR_REMOVED,
      () =>
        "no longer asks for a code: an administrator removed its second factor. You are signed out everywhere; your password alone signs you in now.",
    ],
    "recovery-codes": ["You have new recovery codes", () => "has new recovery codes. The old ones no longer work."],
    "app-password-added": [
      "A device can open your contacts",
      (name: string) =>
        `has a new app password, “${name}”. It lets a device read and change your contacts, nothing else.`,
    ],
    "passkey-added": ["A passkey was added", (name: string) => `now accepts the passkey “${name}”.`],
    "passkey-removed": ["A passkey was removed", (name: string) => `no longer accepts the passkey “${name}”.`],
    "key-added": ["A key was added", (name: string) => `now accepts the key “${name}” from programs.`],
    "webhook-added": ["A webhook was added", (host: string) => `now tells a program what happens in it, at “${host}”.`],
    "webhook-changed": [
      "A webhook was changed",
      (host: string) => `now tells another program what happens in it, at “${host}”.`,
    ],
    "provider-linked": [
      "Your account was connected",
      (name: string) => `is connected to ${name}, which can now sign you in.`,
    ],
    "provider-unlinked": [
      "Your account was disconnected",
      (name: string) => `is no longer connected to ${name}, which can no longer sign you in.`,
    ],
  } satisfies Record<string, readonly [title: string, text: (name: string) => string]>,
  ofAccount: (username: string, what: string) => `your Meishi account "${username}" ${what}`,
  ifNotYou:
    "If this was not you, choose a new password with “Forgot password?” on the sign-in page. That signs everybody else out.",
  ifUnexpected: "If you did not expect this, please contact your administrator.",
  seeSecurity: "Review how you sign in",
  newDevice: {
    title: "New sign-in to your account",
    text: (username: string, where: string, time: string) =>
      `someone, probably you, signed in to your Meishi account "${username}" on a new device: ${where}, ${time} UTC.`,
    unknown: "A device that we could not recognize",
    ifNotYou: "If this was not you, change your password. That signs everybody else out.",
    action: "See where you are signed in",
    off: "You can turn off these messages in your account, under Security.",
  },
  copiedPasskey: {
    title: "A copied passkey was refused",
    text: (username: string, name: string) =>
      `someone tried to sign in to your Meishi account "${username}" with the passkey “${name}”. Its counter was lower than last time, which happens when a passkey has been copied. We refused it.`,
    remove: "Please remove this passkey from your account, and add a new one.",
  },
};

export type AuthMailWords = typeof words;

/** Kinds of changes of sign-in methods. */
export type CredentialChange = keyof AuthMailWords["credentials"];
