import type { User } from "#db/index.ts";
import { config } from "../config/config.server.ts";
import { localeFor, localeOfOwner } from "../languages/account-language.server.ts";
import type { Locale } from "../languages/locales.ts";
import { type Message, messageAsHtml, messageAsText } from "../mail/message.ts";
import { authMailWords } from "./mail-words/index.ts";

type Person = Pick<User, "username" | "fullName" | "locale">;

export const CONFIRM_PATH = "/confirm-email";

const linkTo = (token: string) => `${config.publicUrl}${CONFIRM_PATH}?token=${token}`;

/** The title is the subject, too, where there is no other. */
const asMail = (message: Message, locale: Locale, subject = message.title) => ({
  subject,
  text: messageAsText(message),
  html: messageAsHtml(message, locale),
});

/** The words in the person's language, with the greeting. */
function wordsFor(user: Person) {
  const locale = localeFor(user);
  const words = authMailWords[locale];
  return { ...words, locale, greeting: words.hello(user.fullName ?? user.username) };
}

/** The link to a new password. */
export function resetMail(user: Person, address: string, minutes: number) {
  const { reset: words, greeting, locale } = wordsFor(user);
  const message = {
    title: words.title,
    paragraphs: [greeting, words.text(user.username)],
    action: { label: words.action, url: address },
    notes: [words.once(minutes), words.ignore],
  };
  return asMail(message, locale, words.subject);
}

/** To a new account. */
export function confirmationMail(user: Person, token: string) {
  const { confirmation: words, greeting, locale } = wordsFor(user);
  const message = {
    title: words.title,
    paragraphs: [greeting, words.text(user.username)],
    action: { label: words.action, url: linkTo(token) },
    notes: [words.once, words.ignore],
  };
  return asMail(message, locale);
}

/** To the new address of an account. */
export function changeMail(user: Person, token: string) {
  const { change: words, greeting, locale } = wordsFor(user);
  const message = {
    title: words.title,
    paragraphs: [greeting, words.text(user.username)],
    action: { label: words.action, url: linkTo(token) },
    notes: [words.once, words.ignore],
  };
  return asMail(message, locale);
}

/** To the current address. Masks the new one, because the mailbox may belong to somebody else by now. */
export function noticeMail(user: Person, email: string, token: string) {
  const { notice: words, greeting, locale } = wordsFor(user);
  const message = {
    title: words.title,
    paragraphs: [greeting, words.text(user.username, masked(email)), words.keep],
    action: { label: words.action, url: linkTo(token) },
    notes: [words.once],
  };
  return asMail(message, locale);
}

/** To the old address after an administrator changed it. */
export function changedByAdministratorMail(user: Person, email: string) {
  const locale = localeOfOwner(user);
  const words = authMailWords[locale];
  const { title, text, unexpected } = words.changedByAdministrator;
  const greeting = words.hello(user.fullName ?? user.username);
  return asMail({ title, paragraphs: [greeting, text(user.username, masked(email)), unexpected] }, locale);
}

const masked = (email: string) => email.replace(/^(.).*(?=@)/, "$1…");

/** How days and times are written; English ones as in Britain, the day first. */
const TIMES: Record<Locale, string> = { en: "en-GB", de: "de" };

/** To somebody whose account was used on a device that it was not used on before. */
export function newDeviceMail(user: User, device: string | null, place: string | null, at: Date) {
  const { newDevice: words, greeting, locale } = wordsFor(user);
  const from = [device ?? words.unknown, place].filter(Boolean).join(", ");
  const time = at.toLocaleString(TIMES[locale], { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
  const message = {
    title: words.title,
    paragraphs: [greeting, words.text(user.username, from, time), words.unexpected],
    action: { label: words.action, url: SECURITY },
    notes: [words.off],
  };
  return asMail(message, locale);
}

const SECURITY = `${config.publicUrl}/account?tab=security`;

/** To somebody with whose copied passkey somebody tried to sign in; the request is a stranger's. */
export function copiedPasskeyMail(user: User, name: string) {
  const locale = localeOfOwner(user);
  const { copiedPasskey: words, hello } = authMailWords[locale];
  const message = {
    title: words.title,
    paragraphs: [hello(user.fullName ?? user.username), words.text(user.username, name), words.remove],
    action: { label: words.action, url: SECURITY },
  };
  return asMail(message, locale);
}

/** To somebody whose second factor an administrator has removed. */
export function factorRemovedMail(user: User) {
  const locale = localeOfOwner(user);
  const { factorRemoved: words, hello } = authMailWords[locale];
  const paragraphs = [hello(user.fullName ?? user.username), words.text(user.username), words.unexpected];
  return asMail({ title: words.title, paragraphs }, locale);
}
