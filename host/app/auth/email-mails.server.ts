import type { User } from "#db/index.ts";
import { config } from "../config/config.server.ts";
import { type Message, messageAsHtml, messageAsText } from "../mail/message.ts";
import { CONFIRM_NEW_EMAIL, LINK_WORDS } from "./email-link-words.ts";

type Person = Pick<User, "username" | "fullName">;

export const CONFIRM_PATH = "/confirm-email";

const linkTo = (token: string) => `${config.publicUrl}${CONFIRM_PATH}?token=${token}`;
const hello = ({ fullName, username }: Person) => `Hello ${fullName ?? username},`;
/** The title is the subject, too. */
const asMail = (message: Message) => ({
  subject: message.title,
  text: messageAsText(message),
  html: messageAsHtml(message),
});

/** To a new account. */
export const confirmationMail = (user: Person, token: string) =>
  asMail({
    title: LINK_WORDS.new.asks.title,
    paragraphs: [
      hello(user),
      `someone, probably you, created the Meishi account "${user.username}" with this address. Please confirm that it is yours:`,
    ],
    action: { label: LINK_WORDS.new.asks.action, url: linkTo(token) },
    notes: [
      "The link works once and expires in 3 days. Until you confirm, we send nothing else to this address.",
      "If you did not create an account, ignore this email.",
    ],
  });

/** To the new address of an account. */
export const changeMail = (user: Person, token: string) =>
  asMail({
    title: CONFIRM_NEW_EMAIL,
    paragraphs: [
      hello(user),
      `please confirm that you want to use this address for your Meishi account "${user.username}".`,
    ],
    action: { label: LINK_WORDS.change.asks.action, url: linkTo(token) },
    notes: [
      "The link works once and expires in 3 days. Until you open it, your account keeps its current address.",
      "If you did not ask for this, ignore this email.",
    ],
  });

/** To the current address. Masks the new one, because the mailbox may belong to somebody else by now. */
export const noticeMail = (user: Person, email: string, token: string) =>
  asMail({
    title: "Your email address is about to change",
    paragraphs: [
      hello(user),
      `someone, probably you, asked to change the address of your Meishi account "${user.username}" to ${masked(email)}. The change takes effect when the link we sent there is opened.`,
      "If this was not you, keep this address. That signs you out everywhere; then choose a new password.",
    ],
    action: { label: LINK_WORDS.undo.asks.action, url: linkTo(token) },
    notes: ["The link works for 30 days, even after the change. If this was you, you do not need to do anything."],
  });

/** To the old address after an administrator changed it. */
export const changedByAdministratorMail = (user: Person, email: string) =>
  asMail({
    title: "Your email address was changed",
    paragraphs: [
      hello(user),
      `an administrator changed the address of your Meishi account "${user.username}" to ${masked(email)}.`,
      "If you did not expect this, please contact your administrator.",
    ],
  });

const masked = (email: string) => email.replace(/^(.).*(?=@)/, "$1…");
