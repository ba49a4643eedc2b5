import { and, between, eq, inArray, or, sql } from "drizzle-orm";
import { containsText, run, type SharedDetails, type Tx, type TxSteps, type User } from "#db/index.ts";
import { tokenHash } from "../../auth/sessions/session.server.ts";
import { tables } from "../../database.server.ts";
import type { ContactMailWords } from "../mails/words.en.ts";
import { contactMailWords } from "../mails/words.ts";
import { emailKey } from "../people/terms.ts";

const { mailOutbox } = tables;

type Share = Pick<typeof tables.contactShares.$inferSelect, "tokenHash" | "given" | "emailKey" | "createdAt">;
type QueuedMail = Pick<typeof mailOutbox.$inferSelect, "recipient" | "subject" | "text" | "createdAt">;

/** An exchange and the mails about it are stored in one transaction. */
const TOGETHER_MS = 10_000;

export const noticeSubject = ({ shared }: ContactMailWords, { name, email }: SharedDetails): string =>
  shared.subject(name ?? email ?? shared.aVisitor).slice(0, 150);

/**
 * Deletes an exchange's mails: those with its link, and those that told the owner. Unsent ones are known by the link or
 * by the email that it was sent to first. The visitor's later words prove nothing: they may be another's address or
 * name, and must not keep the owner's mail from being sent. Sent mails have lost their text, so that their recipient,
 * or time and subject, decide.
 */
export function* deleteShareMails(tx: Tx, owner: Pick<User, "id" | "email">, share: Share): TxSteps<void> {
  const { id, recipient, subject, text, createdAt } = mailOutbox;
  const first = share.emailKey ?? emailKey(share.given.email);
  const recipients = [first, emailKey(share.given.email)].filter((email) => email !== emailKey(owner.email));
  const subjects = Object.values(contactMailWords).map((words) => noticeSubject(words, share.given));
  const time = share.createdAt.getTime();
  const isSentWithIt = and(
    inArray(subject, subjects),
    between(createdAt, new Date(time - TOGETHER_MS), new Date(time + TOGETHER_MS)),
  );
  const isSent = and(
    eq(text, ""),
    or(recipients.length > 0 ? inArray(sql`lower(${recipient})`, recipients) : undefined, isSentWithIt),
  );
  const unsent = yield* run(
    tx
      .select({ id, text, createdAt })
      .from(mailOutbox)
      .where(and(eq(mailOutbox.contactsOf, owner.id), or(containsText(text, "/shared/"), containsText(text, first)))),
  );
  const ids = unsent.filter((mail) => hasLink(mail, share) || isNotice(mail, share, first)).map((mail) => mail.id);
  yield* run(tx.delete(mailOutbox).where(and(eq(mailOutbox.contactsOf, owner.id), or(isSent, inArray(id, ids)))));
}

const hasLink = ({ text }: Pick<QueuedMail, "text">, share: Share) =>
  [...text.matchAll(/\/shared\/([\w-]+)/g)].some(([, token]) => tokenHash(token!) === share.tokenHash);

/** The notice to the owner of this exchange, by its time, with the email in a line above the contact's page. */
const isNotice = ({ text, createdAt }: Pick<QueuedMail, "text" | "createdAt">, share: Share, email: string) =>
  Math.abs(createdAt.getTime() - share.createdAt.getTime()) <= TOGETHER_MS &&
  text.includes("/contacts/") &&
  text.split("\n").some((line) => emailKey(line) === email);
