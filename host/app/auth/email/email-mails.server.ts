import { maskEmail } from "../../input/mask-email.ts";
import type { User } from "#db/index.ts";
import { config } from "../../config/config.server.ts";
import { localeFor, accountLocale } from "../../languages/account-language.server.ts";
import type { Locale } from "../../languages/locales.ts";
import { type Message, messageAsHtml, messageAsText } from "../../mail/message.server.ts";
import { type AuthMailWords, authMailWords, type CredentialChange } from "../mails/words.ts";
import { maySignInWithoutSso } from "../sign-in/single-sign-on.server.ts";

type Person = Pick<User, "username" | "fullName" | "locale">;

const CONFIRM_PATH = "/confirm-email";

const linkTo = (token: string) => `${config.publicUrl}${CONFIRM_PATH}?token=${token}`;
const SECURITY = `${config.publicUrl}/account?tab=security`;

/** An email in the recipient's language, with a greeting. Its title is also the subject. */
function mailTo(
  user: Person,
  locale: Locale,
  write: (words: AuthMailWords) => Message & { subject?: string },
): { subject: string; text: string; html: string } {
  const words = authMailWords[locale];
  const { subject, ...written } = write(words);
  const paragraphs = [words.hello(user.fullName ?? user.username), ...written.paragraphs];
  const message = { ...written, paragraphs };
  return { subject: subject ?? message.title, text: messageAsText(message), html: messageAsHtml(message, locale) };
}

/** An email with a link that works once: to reset a password, or to confirm a new or changed address. */
function linkMail(user: Person, kind: "reset" | "confirmation" | "change", url: string) {
  return mailTo(user, localeFor(user), ({ [kind]: { subject, title, text, action, once, ignore } }) => ({
    subject,
    title,
    paragraphs: [text(user.username)],
    action: { label: action, url },
    notes: [once, ignore],
  }));
}

export const resetMail = (user: Person, token: string) =>
  linkMail(user, "reset", `${config.publicUrl}/reset-password?token=${token}`);

/** To a new account. */
export const confirmationMail = (user: Person, token: string) => linkMail(user, "confirmation", linkTo(token));

/** To the new address of an account. */
export const changeMail = (user: Person, token: string) => linkMail(user, "change", linkTo(token));

/** Notice to the current email. Masks the new one, because this mailbox may no longer be the owner's. */
export function noticeMail(user: Person, email: string, token: string) {
  return mailTo(user, localeFor(user), ({ notice: { title, text, keep, action, once } }) => ({
    title,
    paragraphs: [text(user.username, maskEmail(email)), keep],
    action: { label: action, url: linkTo(token) },
    notes: [once],
  }));
}

/** To the old address after an administrator changed it. */
export function changedByAdministratorMail(user: Person, email: string) {
  return mailTo(user, accountLocale(user), ({ changedByAdministrator: { title, text }, ifUnexpected }) => ({
    title,
    paragraphs: [text(user.username, maskEmail(email)), ifUnexpected],
  }));
}

const BY_ADMINISTRATOR = new Set<CredentialChange>(["password-given", "level-given", "factor-reset"]);

/** Notice of a changed sign-in method; `name` is that of the passkey or provider. */
export function credentialMail(user: Person & { id: number }, change: CredentialChange, name: string) {
  const isByAdministrator = BY_ADMINISTRATOR.has(change);
  const locale = isByAdministrator ? accountLocale(user) : localeFor(user);
  return mailTo(user, locale, ({ credentials, ofAccount, ifNotYou, ifUnexpected, seeSecurity }) => {
    const [title, text] = credentials[change];
    return {
      title,
      // An account without a password cannot change it.
      paragraphs: [
        ofAccount(user.username, text(name)),
        isByAdministrator || !maySignInWithoutSso(user.id) ? ifUnexpected : ifNotYou,
      ],
      action: { label: seeSecurity, url: SECURITY },
    };
  });
}

/** Notice of a sign-in from a new device. */
export function newDeviceMail(user: Person, device: string | null, place: string | null, at: Date) {
  const locale = localeFor(user);
  const time = at.toLocaleString(locale === "en" ? "en-GB" : locale, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return mailTo(user, locale, ({ newDevice: { title, text, unknown, ifNotYou, action, off } }) => ({
    title,
    paragraphs: [text(user.username, [device ?? unknown, place].filter(Boolean).join(", "), time), ifNotYou],
    action: { label: action, url: SECURITY },
    notes: [off],
  }));
}

/** Warning that a passkey was refused, because it appears to have been copied. */
export function copiedPasskeyMail(user: Person, name: string) {
  return mailTo(user, localeFor(user), ({ copiedPasskey: { title, text, remove }, seeSecurity }) => ({
    title,
    paragraphs: [text(user.username, name), remove],
    action: { label: seeSecurity, url: SECURITY },
  }));
}
