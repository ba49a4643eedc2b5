import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { db, tables, transaction } from "../../database.server.ts";
import { mentionsAddress } from "../../mail/mentions-address.ts";
import { nextEventLoopTurn } from "../../runtime/event-loop-queue.ts";
import { emailKey } from "./terms.ts";

const { mailOutbox } = tables;

/** Mails read and deleted at once. */
const STEP = 100;

/** How emails identify a person. */
interface PersonIdentifiers {
  name: string | null;
  emails: readonly string[];
  phones: readonly string[];
}

/**
 * Deletes an account's emails about its contacts that go to or name these people. Emails of other accounts and about
 * the account itself stay, so that they cannot be suppressed by a contact with the right email.
 */
export async function deleteMailsAbout(userId: number, deleted: readonly PersonIdentifiers[]): Promise<void> {
  const { id, recipient, subject, text } = mailOutbox;
  for (let after = 0; ;) {
    const mails = await db
      .select({ id, recipient, subject, text })
      .from(mailOutbox)
      .where(and(eq(mailOutbox.contactsOf, userId), gt(id, after)))
      .orderBy(asc(id))
      .limit(STEP);
    if (mails.length === 0) return;
    after = mails.at(-1)!.id;
    const ids: number[] = [];
    for (const mail of mails) {
      if (deleted.some((one) => isAbout(mail, one))) ids.push(mail.id);
      await nextEventLoopTurn();
    }
    if (ids.length > 0) await transaction((tx) => tx.delete(mailOutbox).where(inArray(id, ids)));
  }
}

interface Mail {
  recipient: string;
  subject: string;
  text: string;
}

function isAbout({ recipient, subject, text }: Mail, { name, emails, phones }: PersonIdentifiers): boolean {
  const words = `${subject}\n${text}`;
  return (
    emails.some((email) => emailKey(email) === emailKey(recipient) || mentionsAddress(words, emailKey(email))) ||
    phones.some((phone) => words.includes(phone)) ||
    // Sent emails keep their subject, which names the sender.
    (text === "" && name !== null && subject.includes(name))
  );
}
