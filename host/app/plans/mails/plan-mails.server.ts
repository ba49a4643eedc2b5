import type { User } from "#db/index.ts";
import { authMailWords } from "../../auth/mails/words.ts";
import { config } from "../../config/config.server.ts";
import { accountLocale } from "../../languages/account-language.server.ts";
import { type Message, messageAsHtml, messageAsText } from "../../mail/message.server.ts";
import { words as de } from "./words.de.ts";
import { type PlanMailWords, words as en } from "./words.en.ts";
import { PLAN_NAMES, type PlanName, PLANS } from "../plans.ts";

type Requester = Pick<User, "username" | "fullName" | "locale">;

const planMailWords = { en, de };

const PLAN_PAGE = `${config.publicUrl}/account#plan`;

/** Features of a plan and of all plans below it. */
const planFeatures = ({ has }: PlanMailWords, plan: PlanName) =>
  PLAN_NAMES.slice(0, PLAN_NAMES.indexOf(plan) + 1).flatMap((name) => has[name]);

/** To an administrator: a user requests a plan. */
export function planRequestMail(administrator: Pick<User, "locale">, requester: Requester, plan: PlanName) {
  const words = planMailWords[accountLocale(administrator)];
  const name = requester.fullName ?? requester.username;
  const { label } = PLANS[plan];
  return {
    subject: words.subject(name.slice(0, 80), label),
    text: `${words.text(name, requester.username, label)}\n\n${words.grant(`${config.publicUrl}/users`)}`,
  };
}

/** To the requester: the plan was granted, with all that it allows. */
export const planGrantedMail = (user: Requester, plan: PlanName) =>
  mailTo(user, (words) => ({
    title: words.granted.title(PLANS[plan].label),
    paragraphs: [
      words.granted.text(user.username, PLANS[plan].label),
      ...planFeatures(words, plan).map((one) => `• ${one}`),
    ],
    action: { label: words.granted.action, url: PLAN_PAGE },
  }));

/** To the requester: the plan was declined. */
export const planDeclinedMail = (user: Requester, plan: PlanName) =>
  mailTo(user, (words) => ({
    title: words.declined.title(PLANS[plan].label),
    paragraphs: [words.declined.text(user.username, PLANS[plan].label)],
    action: { label: words.declined.action, url: PLAN_PAGE },
    notes: [words.declined.ask(config.support.email)],
  }));

function mailTo(user: Requester, write: (words: PlanMailWords) => Message) {
  const locale = accountLocale(user);
  const written = write(planMailWords[locale]);
  const greeting = authMailWords[locale].hello(user.fullName ?? user.username);
  const message = { ...written, paragraphs: [greeting, ...written.paragraphs] };
  return { subject: message.title, text: messageAsText(message), html: messageAsHtml(message, locale) };
}
