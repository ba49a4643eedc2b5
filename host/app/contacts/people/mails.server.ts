import { eq, inArray } from "drizzle-orm";
import { run, type TxSteps, type Tx } from "#db/index.ts";
import { tables } from "../../database.server.ts";
import { mentionsAddress } from "../../mail/mentions-address.ts";
import { emailKey } from "./terms.ts";

const { mailOutbox } = tables;

/** How mails name somebody. */
interface PersonIdentifiers {
  name: string | null;
  emails: readonly string[];
  phones: readonly string[];
}

/**
 * Deletes the mails of an account about its contacts that go to these people or name them. Mails of other accounts, and
 * those about the account itself, stay: nobody can silence them by a contact with the right address.
 */
export function* deleteMailsAbout(tx: Tx, userId: number, deleted: readonly PersonIdentifiers[]): TxSteps<void> {
  const { id, recipient, subject, text } = mailOutbox;
  const mails = yield* run(
    tx.select({ id, recipient, subject, text }).from(mailOutbox).where(eq(mailOutbox.contactsOf, userId)),
  );
  const ids = mails.filter((mail) => deleted.some((one) => isAbout(mail, one))).map((mail) => mail.id);
  if (ids.length > 0) yield* run(tx.delete(mailOutbox).where(inArray(id, ids)));
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
    // What was sent has its subject left, which names who wrote.
    (text === "" && name !== null && subject.includes(name))
  );
}
