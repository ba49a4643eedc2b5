import { and, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import { type BroughtDetails, type Person, run, type Tx, type TxSteps } from "#db/index.ts";
import { tables } from "../../database.server.ts";
import { parseMergeLog } from "./merge-log.server.ts";
import type { ContactOwner } from "./people.server.ts";
import { emailKey, phoneKey } from "./terms.ts";

// Who else gave a value: what one visitor takes back stays if another one left it, too.

const { contacts, contactShares } = tables;

/** One time that a person left details, and how they were shared, if they were. */
export interface LeftInteraction {
  row: typeof contacts.$inferSelect;
  share: typeof contactShares.$inferSelect | null;
}

/** Interactions of a contact that are compared with what is taken back. */
const MAX_COMPARED = 100;

/** What was left of a contact, including what came since it was merged. */
export function* listInteractions(tx: Tx, person: Person): TxSteps<LeftInteraction[]> {
  const { emails = [] } = person.mergedInto === null ? {} : parseMergeLog(person).added;
  const own =
    person.mergedInto === null
      ? eq(contacts.personId, person.id)
      : and(
          eq(contacts.personId, person.mergedInto),
          or(
            eq(contacts.mergedFrom, person.id),
            and(
              isNull(contacts.mergedFrom),
              gt(contacts.createdAt, person.mergedAt!),
              emails.length > 0 ? inArray(sql`lower(${contacts.email})`, emails.map(emailKey)) : sql`1 = 0`,
            ),
          ),
        );
  return yield* run(
    tx
      .select({ row: contacts, share: contactShares })
      .from(contacts)
      .leftJoin(contactShares, eq(contactShares.contactId, contacts.id))
      .where(own)
      .limit(MAX_COMPARED),
  );
}

type Field = Exclude<keyof BroughtDetails, "emails" | "phones" | "note">;
type LeftDetails = { [field in Field]?: string | null } & { emails?: string[]; phones?: string[] };

/** What an interaction says of its contact. */
export const detailsIn = ({ row, share }: LeftInteraction): LeftDetails =>
  share ? (share.followed?.values ?? share.given) : row;

/** Whether a value is among some details. */
export const isLeftIn =
  (all: LeftDetails[], { parsePhone }: ContactOwner) =>
  (field: Field, value: string): boolean => {
    const keyOf = (item: string) =>
      field === "email" ? emailKey(item) : field === "phone" ? phoneKey(item, parsePhone) : item;
    const key = keyOf(value);
    return all.some((details) => valuesOf(details, field).some((item) => keyOf(item) === key));
  };

function valuesOf(details: LeftDetails, field: Field): string[] {
  const others = field === "email" ? details.emails : field === "phone" ? details.phones : undefined;
  return [details[field] ?? [], others ?? []].flat();
}
