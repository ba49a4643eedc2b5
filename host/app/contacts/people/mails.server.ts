import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { db, tables, transaction } from "../../database.server.ts";
import { mentionsAddress } from "../../mail/mentions-address.ts";
import { nextEventLoopTurn } from "../../runtime/event-loop-queue.ts";
import { emailKey } from "./terms.ts";

const { mailOutbox } = tables;

/** Mails read and deleted at once. */
const STEP = 100;
/** Contacts looked for in a mail in one pass of the event loop. */
const CONTACTS_PER_TURN = 5;

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
    for (const mail of mails) if (await isAboutAny(mail, deleted)) ids.push(mail.id);
    if (ids.length > 0) await transaction((tx) => tx.delete(mailOutbox).where(inArray(id, ids)));
  }
}

interface Mail {
  recipient: string;
  subject: string;
  text: string;
}

async function isAboutAny({ recipient, subject, text }: Mail, people: readonly PersonIdentifiers[]): Promise<boolean> {
  const words = `${subject}\n${text}`;
  const [lower, to] = [words.toLowerCase(), emailKey(recipient)];
  const isAbout = ({ name, emails, phones }: PersonIdentifiers) =>
    emails.map(emailKey).some((email) => email === to || mentionsAddress(lower, email)) ||
    phones.some((phone) => words.includes(phone)) ||
    // Sent emails keep their subject, which names the sender.
    (text === "" && name !== null && subject.includes(name));
  for (let from = 0; from < people.length; from += CONTACTS_PER_TURN) {
    if (people.slice(from, from + CONTACTS_PER_TURN).some(isAbout)) return true;
    await nextEventLoopTurn();
  }
  return false;
}
