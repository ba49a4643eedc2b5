import { and, asc, eq, gt, inArray, isNull, lt, ne } from "drizzle-orm";
import { type Person, run, type TxSteps, type Tx } from "#db/index.ts";
import { db, tables, transaction } from "../../database.server.ts";
import { countryOfNumber, phoneParser } from "../../networks/numbers.server.ts";
import { type ContactSource, DEFAULT_STAGE } from "../contact.ts";
import { addPerson, findPerson, type ContactOwner, mergeDetails, reindex, removePeople } from "./people.server.ts";
import { emailKey, phoneKey } from "./terms.ts";

const { businessCards, contacts, people, users } = tables;

/** Rows of earlier releases that become people in one transaction. */
const ADOPTED_AT_ONCE = 200;

/** Sources of people that each leave a row of what they gave. */
const MEETING_SOURCES: ReadonlySet<ContactSource> = new Set(["form", "chat", "exchange"]);

/** One time that somebody left details. */
export interface Interaction {
  source: "form" | "chat" | "exchange";
  cardId: number;
  submissionId?: number | null;
  conversationId?: number | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  company?: string | null;
  title?: string | null;
  note: string | null;
  consentText?: string | null;
}

/** Whose contacts they become; numbers that do not say their country are of the keeper's. */
export async function toContactOwner({ id, phone }: { id: number; phone: string | null }): Promise<ContactOwner> {
  return { userId: id, readNumber: await phoneParser(await countryOfNumber(phone)) };
}

/** The same of an account that is not at hand. */
export async function getContactOwner(userId: number): Promise<ContactOwner> {
  const [user] = await db.select({ phone: users.phone }).from(users).where(eq(users.id, userId));
  return toContactOwner({ id: userId, phone: user?.phone ?? null });
}

const detailsOf = ({ name, email, phone, company, title }: Interaction) => ({
  name,
  company: company ?? null,
  title: title ?? null,
  emails: email ? [email] : [],
  phones: phone ? [phone] : [],
});

/** Whoever left details becomes a contact, once: answers which, and the row that tells of it. */
export function* recordInteraction(
  tx: Tx,
  keeper: ContactOwner,
  meeting: Interaction,
): TxSteps<{ personId: number; rowId: number }> {
  const at = new Date();
  const personId = yield* personBehind(tx, keeper, meeting, at);
  const [row] = yield* run(
    tx
      .insert(contacts)
      .values({ ...rowOf(meeting), userId: keeper.userId, personId, createdAt: at })
      .returning({ id: contacts.id }),
  );
  yield* reindex(tx, keeper, [personId]);
  return { personId, rowId: row!.id };
}

const rowOf = ({ company: _company, title: _title, ...row }: Interaction) => row;

function* personBehind(tx: Tx, keeper: ContactOwner, meeting: Interaction, at: Date): TxSteps<number> {
  const details = detailsOf(meeting);
  // The link of a card that somebody shares back.
  const notes = meeting.source === "exchange" ? meeting.note : null;
  const news = { ...details, source: meeting.source, notes, at };
  const known = yield* findPerson(tx, keeper, details);
  const person = known ? yield* mergeDetails(tx, keeper, known, news) : yield* addPerson(tx, keeper, news);
  return person.id;
}

/**
 * Somebody tells more in a chat that made a contact already; `withdrawn` is what they gave there before and have put
 * right.
 */
export function* updateInteraction(
  tx: Tx,
  keeper: ContactOwner,
  meeting: Interaction & { conversationId: number },
  withdrawn: { email?: string; phone?: string } = {},
): TxSteps<void> {
  const [row] = yield* run(tx.select().from(contacts).where(eq(contacts.conversationId, meeting.conversationId)));
  if (!row) {
    yield* recordInteraction(tx, keeper, meeting);
    return;
  }
  const at = new Date();
  const details = detailsOf(meeting);
  const [before] = row.personId === null ? [] : yield* run(tx.select().from(people).where(eq(people.id, row.personId)));
  const known = yield* findPerson(tx, keeper, details);
  // Whoever turns out to be a known person was a stranger until now; a contact that somebody has worked on stays.
  const isStranger = before !== undefined && known !== undefined && known.id !== before.id;
  const stays = isStranger && !(yield* isBare(tx, before.id, row.id)) ? before : (known ?? before);
  const news = { ...details, source: meeting.source, at };
  const person = stays
    ? yield* mergeDetails(tx, keeper, yield* withoutWithdrawn(tx, keeper, stays, row.id, withdrawn), news)
    : yield* addPerson(tx, keeper, news);
  yield* run(
    tx
      .update(contacts)
      .set({ ...rowOf(meeting), userId: keeper.userId, personId: person.id })
      .where(eq(contacts.id, row.id)),
  );
  if (before && before.id !== person.id) yield* removePeople(tx, keeper.userId, [before.id]);
  yield* reindex(tx, keeper, [person.id]);
}

/** A person without an address and number that were taken back, unless something else of them came by it. */
function* withoutWithdrawn(
  tx: Tx,
  { readNumber }: ContactOwner,
  person: Person,
  rowId: number,
  { email, phone }: { email?: string; phone?: string },
): TxSteps<Person> {
  // Files, scans and owners say nothing of where they had an address from.
  if ((!email && !phone) || person.sources.some((source) => !MEETING_SOURCES.has(source))) return person;
  const others = yield* run(
    tx
      .select({ email: contacts.email, phone: contacts.phone })
      .from(contacts)
      .where(and(eq(contacts.personId, person.id), ne(contacts.id, rowId))),
  );
  const less = (list: string[], gone: string | undefined, used: (string | null)[], keyOf: (one: string) => string) =>
    gone && used.every((one) => !one || keyOf(one) !== keyOf(gone))
      ? list.filter((one) => keyOf(one) !== keyOf(gone))
      : list;
  const numberKey = (number: string) => phoneKey(number, readNumber);
  return {
    ...person,
    emails: less(
      person.emails,
      email,
      others.map((other) => other.email),
      emailKey,
    ),
    phones: less(
      person.phones,
      phone,
      others.map((other) => other.phone),
      numberKey,
    ),
  };
}

/** Whether nothing is known of somebody but what one row says. */
function* isBare(tx: Tx, personId: number, rowId: number): TxSteps<boolean> {
  const [other] = yield* run(
    tx
      .select({ id: contacts.id })
      .from(contacts)
      .where(and(eq(contacts.personId, personId), ne(contacts.id, rowId)))
      .limit(1),
  );
  const [untouched] = other ? [] : yield* untouchedOf(tx, [personId]);
  return untouched !== undefined;
}

/** Those of whom the keeper has written nothing, and who were met by form or chat only. */
function* untouchedOf(tx: Tx, ids: number[]): TxSteps<{ id: number; userId: number }[]> {
  const rows = yield* run(
    tx
      .select()
      .from(people)
      .where(
        and(
          inArray(people.id, ids),
          eq(people.stage, DEFAULT_STAGE),
          isNull(people.notes),
          isNull(people.reminderAt),
          isNull(people.mergedInto),
        ),
      ),
  );
  const parts = yield* run(tx.select({ into: people.mergedInto }).from(people).where(inArray(people.mergedInto, ids)));
  return rows.filter(
    ({ id, tags, sources }) =>
      tags.length === 0 &&
      sources.every((source) => source === "form" || source === "chat") &&
      parts.every(({ into }) => into !== id),
  );
}

/** Which people these messages or conversations told of: to be asked before they are deleted. */
export function* personIdsOf(tx: Tx, column: "submissionId" | "conversationId", ids: number[]): TxSteps<number[]> {
  if (ids.length === 0) return [];
  const rows = yield* run(
    tx.selectDistinct({ id: contacts.personId }).from(contacts).where(inArray(contacts[column], ids)),
  );
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

/** After messages were deleted: whoever was known by them alone goes too, the others are no longer found by them. */
export function* removeOrphanedPeople(tx: Tx, keeper: ContactOwner, ids: number[]): TxSteps<void> {
  if (ids.length === 0) return;
  const left = yield* run(
    tx.selectDistinct({ id: contacts.personId }).from(contacts).where(inArray(contacts.personId, ids)),
  );
  const withNone = ids.filter((id) => left.every((row) => row.id !== id));
  const gone = withNone.length === 0 ? [] : (yield* untouchedOf(tx, withNone)).map(({ id }) => id);
  yield* removePeople(tx, keeper.userId, gone);
  yield* reindex(
    tx,
    keeper,
    ids.filter((id) => !gone.includes(id)),
  );
}

/**
 * Makes people of rows that are not this account's yet: those of releases without people, which may still write beside
 * this one, and those of cards that were somebody else's.
 */
export async function backfillPeople(userId: number): Promise<void> {
  let keeper: ContactOwner | undefined;
  for (;;) {
    const rows = await strayRows(userId);
    if (rows.length === 0) return;
    keeper ??= await getContactOwner(userId);
    await adopt(keeper, rows);
    await leaveBehind(rows);
    // SQLite blocks while it writes, so other requests get a turn between.
    await new Promise(setImmediate);
  }
}

type Row = typeof contacts.$inferSelect;

/** Three ranges of the index rather than all rows of a card. */
async function strayRows(userId: number): Promise<Row[]> {
  const others = [isNull(contacts.userId), lt(contacts.userId, userId), gt(contacts.userId, userId)];
  for (const isOthers of others) {
    const rows = await db
      .select({ row: contacts })
      .from(contacts)
      .innerJoin(businessCards, eq(businessCards.id, contacts.cardId))
      .where(and(eq(businessCards.userId, userId), isOthers))
      .orderBy(asc(contacts.id))
      .limit(ADOPTED_AT_ONCE);
    if (rows.length > 0) return rows.map(({ row }) => row);
  }
  return [];
}

async function adopt(keeper: ContactOwner, rows: Row[]): Promise<void> {
  await transaction(function* (tx) {
    for (const row of rows) {
      const [now] = yield* run(tx.select({ userId: contacts.userId }).from(contacts).where(eq(contacts.id, row.id)));
      // Another process was here first, or the message is gone.
      if (!now || now.userId === keeper.userId) continue;
      const personId = yield* personBehind(tx, keeper, row, row.createdAt);
      yield* run(tx.update(contacts).set({ userId: keeper.userId, personId }).where(eq(contacts.id, row.id)));
      // The next row may be of the same person.
      yield* reindex(tx, keeper, [personId]);
    }
  });
}

/** Whoever gave a card away keeps the people they have worked on. */
async function leaveBehind(rows: Row[]): Promise<void> {
  const before = rows.flatMap(({ userId, personId }) =>
    userId === null || personId === null ? [] : [{ userId, personId }],
  );
  for (const userId of new Set(before.map((row) => row.userId))) {
    const keeper = await getContactOwner(userId);
    const ids = [...new Set(before.filter((row) => row.userId === userId).map(({ personId }) => personId))];
    await transaction((tx) => removeOrphanedPeople(tx, keeper, ids));
  }
}
