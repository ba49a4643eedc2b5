import { eq } from "drizzle-orm";
import { type Domain, firstRow, type Tx } from "#db/index.ts";
import { config } from "../../config/config.server.ts";
import { tables } from "../../database.server.ts";
import { accountLocale } from "../../languages/account-language.server.ts";
import type { Locale } from "../../languages/locales.ts";
import type { Message } from "../../languages/message.ts";
import { queueMailToOwner } from "../../mail/outbox.server.ts";
import { words as de } from "./words.de.ts";
import { words as en } from "./words.en.ts";

const { users } = tables;
const mailWords = { en, de };

/** Tells whoever is responsible for a domain. */
export function* mailDomainOwner(tx: Tx, domain: Domain, write: Write) {
  const owner = yield* firstRow(tx.select().from(users).where(eq(users.id, domain.userId)));
  if (owner) yield* queueMailToOwner(tx, owner, write(accountLocale(owner), pageOf(domain)));
}

/** Page that manages a domain. */
const pageOf = ({ teamId }: Domain) => `${config.publicUrl}${teamId === null ? "/account" : "/team"}?tab=domains`;

type Write = (locale: Locale, page: string) => { subject: string; text: string };

export const failingMail =
  (host: string, problem: Message | null): Write =>
  (locale, page) => {
    const { failing } = mailWords[locale];
    const lines = [...(problem ? [problem.in(locale), ""] : []), failing.text, "", failing.see(page)];
    return { subject: failing.subject(host), text: lines.join("\n") };
  };

export const freedMail =
  (host: string): Write =>
  (locale, page) => {
    const { freed } = mailWords[locale];
    return { subject: freed.subject(host), text: [freed.text(host), "", freed.again(page)].join("\n") };
  };

export const endedMail =
  (host: string): Write =>
  (locale, page) => {
    const { ended } = mailWords[locale];
    return { subject: ended.subject(host), text: [ended.text(host), "", ended.again(page)].join("\n") };
  };

export const passedMail =
  (host: string): Write =>
  (locale, page) => {
    const { passed } = mailWords[locale];
    return { subject: passed.subject(host), text: [passed.text(host), "", passed.see(page)].join("\n") };
  };
