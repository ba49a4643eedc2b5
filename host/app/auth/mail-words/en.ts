import { CONFIRM_NEW_EMAIL, LINK_WORDS } from "../email-link-words.ts";
import { CHOOSE_PASSWORD } from "../sentences.ts";

/** What the mails about an account say. */
export const words = {
  hello: (name: string) => `Hello ${name},`,
  reset: {
    subject: "Reset your Meishi password",
    title: "Reset your password",
    text: (username: string) =>
      `someone, probably you, asked to reset the password of the account "${username}". Choose a new one here:`,
    action: CHOOSE_PASSWORD as string,
    once: (minutes: number) => `The link works once and expires in ${minutes} minutes.`,
    ignore: "If you did not ask for this, ignore this email. Your password stays the same.",
  },
  confirmation: {
    title: LINK_WORDS.new.asks.title as string,
    text: (username: string) =>
      `someone, probably you, created the Meishi account "${username}" with this address. Please confirm that it is yours:`,
    action: LINK_WORDS.new.asks.action as string,
    once: "The link works once and expires in 3 days. Until you confirm, we send nothing else to this address.",
    ignore: "If you did not create an account, ignore this email.",
  },
  change: {
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
    unexpected: "If you did not expect this, please contact your administrator.",
  },
  newDevice: {
    title: "New sign-in to your account",
    unknown: "A device that we could not recognize",
    text: (username: string, from: string, time: string) =>
      `someone, probably you, signed in to your Meishi account "${username}" on a device it was not used on before: ${from}, ${time} UTC.`,
    unexpected: "If this was not you, change your password. That signs everybody else out.",
    action: "See where you are signed in",
    off: "You can turn off these messages in your account, under Security.",
  },
  copiedPasskey: {
    title: "A copied passkey was refused",
    text: (username: string, name: string) =>
      `someone tried to sign in to your Meishi account "${username}" with the passkey "${name}". Its counter was lower than the last time, which happens when a passkey has been copied. We refused it.`,
    remove: "Please remove this passkey from your account, and add a new one.",
    action: "Open my account",
  },
  factorRemoved: {
    title: "Your second factor was removed",
    text: (username: string) =>
      `an administrator removed the second factor of your Meishi account "${username}". You are signed out everywhere; your password alone signs you in now.`,
    unexpected: "If you did not ask for this, please contact your administrator.",
  },
};

export type AuthMailWords = typeof words;
