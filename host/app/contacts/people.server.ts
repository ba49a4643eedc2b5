import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { isPostgres, type Person, run, type Steps, type Tx } from "#db/index.ts";
import { tables } from "../database.server.ts";
import type { ReadNumber } from "../networks/link-of.ts";
import { type ContactSource, FIRST_STAGE, LONGEST, MOST_WAYS } from "./contact.ts";
import { emailKey, type Found, mayBeOneName, nameKeyOf, phoneKey, TERM, termsOf } from "./terms.ts";

const { businessCards, contacts, formSubmissions, people, peopleTerms, peopleTotals, salesbotConversations } = tables;

/** Whose contacts are written, and how their numbers are read. */
export interface Keeper {
  userId: number;
  readNumber: ReadNumber;
}

/** What is known of somebody. */
export interface Details {
  name: string | null;
  company: string | null;
  title: string | null;
  emails: string[];
  phones: string[];
}

/** Messages of one contact whose words are found. */
const TEXTS = 50;
/** Of more people with one number the rest are not compared: whoever gives all the same would keep others waiting. */
export const MOST_OF_A_NUMBER = 100;
/** People written in one transaction: each may have hundreds of terms, and SQLite blocks while it writes. */
export const AT_ONCE = 25;

/**
 * Who has one of these addresses; else who has one of these numbers and may have this name. Undefined for a new person.
 */
export function* findPerson(tx: Tx, { userId, readNumber }: Keeper, details: Details): Steps<Person | undefined> {
  const byEmail = yield* withTerms(tx, userId, details.emails.map(TERM.email));
  if (byEmail.length > 0) return byEmail[0];
  const byPhone = yield* withTerms(
    tx,
    userId,
    details.phones.map((phone) => TERM.phone(phone, readNumber)),
  );
  return byPhone.find(({ name }) => mayBeOneName(name, details.name));
}

/** Whoever has one of these terms, the first ones first. */
export function* withTerms(tx: Tx, userId: number, terms: string[]): Steps<Person[]> {
  if (terms.length === 0) return [];
  const rows = yield* run(
    tx
      .selectDistinct({ person: people })
      .from(peopleTerms)
      .innerJoin(people, eq(people.id, peopleTerms.personId))
      .where(and(eq(peopleTerms.userId, userId), inArray(peopleTerms.term, terms), isNull(people.mergedInto)))
      .orderBy(people.id)
      .limit(MOST_OF_A_NUMBER),
  );
  return rows.map(({ person }) => person);
}

export interface Addition extends Details {
  source: ContactSource;
  at: Date;
  notes?: string | null;
  stage?: string;
  tags?: string[];
}

/** A new person; the terms follow by `reindex`. */
export function* addPerson(tx: Tx, { userId }: Keeper, { source, at, ...added }: Addition): Steps<Person> {
  const values = shortened(added);
  const [person] = yield* run(
    tx
      .insert(people)
      .values({
        userId,
        ...values,
        nameKey: nameKeyOf(values),
        stage: added.stage ?? FIRST_STAGE,
        tags: added.tags ?? [],
        notes: added.notes ?? null,
        sources: [source],
        firstAt: at,
        lastAt: at,
      })
      .returning(),
  );
  yield* countPeople(tx, userId, person!.stage, 1);
  return person!;
}

/** What somebody else says of a known person fills gaps and adds addresses; it changes nothing that is there. */
export function* learn(tx: Tx, keeper: Keeper, person: Person, news: Addition): Steps<Person> {
  const values = shortened({
    name: person.name ?? news.name,
    company: person.company ?? news.company,
    title: person.title ?? news.title,
    emails: union(person.emails, news.emails, emailKey),
    phones: union(person.phones, news.phones, (phone) => phoneKey(phone, keeper.readNumber)),
  });
  const [changed] = yield* run(
    tx
      .update(people)
      .set({
        ...values,
        nameKey: nameKeyOf(values),
        ...(news.notes && { notes: joined(person.notes, news.notes) }),
        sources: [...new Set([...person.sources, news.source])],
        firstAt: news.at < person.firstAt ? news.at : person.firstAt,
        lastAt: news.at > person.lastAt ? news.at : person.lastAt,
      })
      .where(eq(people.id, person.id))
      .returning(),
  );
  return changed!;
}

/** Texts of both, without one that is in the other. */
export function joined(a: string | null, b: string | null): string | null {
  if (!a || !b || a.includes(b)) return a || b || null;
  return `${a}\n\n${b}`.slice(0, LONGEST.notes);
}

/** Both lists, those of one key once, the first list first. */
export function union(one: readonly string[], other: readonly string[], keyOf: (item: string) => string): string[] {
  const byKey = new Map<string, string>();
  for (const item of [...one, ...other]) if (!byKey.has(keyOf(item))) byKey.set(keyOf(item), item);
  return [...byKey.values()].slice(0, MOST_WAYS);
}

const cut = (text: string | null, most: number) => text?.trim().slice(0, most) || null;

/** Forms take longer answers than a contact has room for. */
export const shortened = ({ name, company, title, emails, phones }: Details): Details => ({
  name: cut(name, LONGEST.name),
  company: cut(company, LONGEST.company),
  title: cut(title, LONGEST.title),
  emails: emails.filter((email) => email.length <= LONGEST.email).slice(0, MOST_WAYS),
  phones: phones.map((phone) => phone.trim().slice(0, LONGEST.phone)).slice(0, MOST_WAYS),
});

/** Rewrites the search terms of people. */
export function* reindex(tx: Tx, { userId, readNumber }: Keeper, ids: number[]): Steps<void> {
  if (ids.length === 0) return;
  const rows = yield* run(tx.select().from(people).where(inArray(people.id, ids)));
  const met = yield* run(
    tx
      .select({
        personId: contacts.personId,
        cardId: contacts.cardId,
        note: contacts.note,
        formData: formSubmissions.formData,
        chat: salesbotConversations.conversationData,
      })
      .from(contacts)
      .leftJoin(formSubmissions, eq(formSubmissions.id, contacts.submissionId))
      .leftJoin(salesbotConversations, eq(salesbotConversations.id, contacts.conversationId))
      .where(inArray(contacts.personId, ids))
      .orderBy(sql`${contacts.id} desc`)
      .limit(TEXTS * ids.length),
  );
  yield* run(tx.delete(peopleTerms).where(inArray(peopleTerms.personId, ids)));
  const whole = rows.filter(({ mergedInto }) => mergedInto === null);
  yield* insertTerms(
    tx,
    userId,
    whole.map((person) => {
      const own = met.filter(({ personId }) => personId === person.id);
      const texts = own.flatMap(({ note, formData, chat }) => [
        note ?? "",
        ...Object.values(formData ?? {}).map(String),
        ...(chat ?? []).filter(({ role }) => role === "user").map(({ content }) => content),
      ]);
      const cards = own.map(({ cardId }) => cardId);
      return { personId: person.id, found: { ...person, texts, cards } };
    }),
    readNumber,
  );
}

/** The terms of people who have none yet. */
export function* insertTerms(
  tx: Tx,
  userId: number,
  added: { personId: number; found: Found }[],
  readNumber: ReadNumber,
): Steps<void> {
  const rows = added
    .flatMap(({ personId, found }) => termsOf(found, readNumber).map((term) => ({ term, personId })))
    // In one order for all writers.
    .sort((a, b) => (a.term < b.term ? -1 : a.term > b.term ? 1 : a.personId - b.personId));
  if (rows.length === 0) return;
  // As one parameter: a statement with one for each value takes seven times as long, and everybody waits meanwhile.
  const given = JSON.stringify(rows.map(({ term, personId }) => [term.replace(/\p{Cs}/gu, "\uFFFD"), personId]));
  const entries = isPostgres({ tables })
    ? sql`select ${userId}::bigint, entry->>0, (entry->>1)::bigint from json_array_elements(${given}::json) as entry`
    : sql`select ${userId}, value->>0, value->>1 from json_each(${given})`;
  yield* run(tx.insert(peopleTerms).select(entries));
}

/** Counts that many more, or fewer, at a stage. */
export function* countPeople(tx: Tx, userId: number, stage: string, n: number): Steps<void> {
  if (n === 0) return;
  yield* run(
    tx
      .insert(peopleTotals)
      .values({ userId, stage, n })
      .onConflictDoUpdate({
        target: [peopleTotals.userId, peopleTotals.stage],
        set: { n: sql`${peopleTotals.n} + ${n}` },
      }),
  );
}

/** Deletes people with all that is kept of them here; their messages stay. */
export function* removePeople(tx: Tx, userId: number, ids: number[]): Steps<number> {
  if (ids.length === 0) return 0;
  const own = tx.select({ id: businessCards.id }).from(businessCards).where(eq(businessCards.userId, userId));
  yield* run(tx.delete(contacts).where(and(inArray(contacts.personId, ids), inArray(contacts.cardId, own))));
  const gone = yield* run(
    tx
      .delete(people)
      .where(and(eq(people.userId, userId), inArray(people.id, ids), isNull(people.mergedInto)))
      .returning({ stage: people.stage }),
  );
  const byStage = new Map<string, number>();
  for (const { stage } of gone) byStage.set(stage, (byStage.get(stage) ?? 0) + 1);
  for (const [stage, n] of byStage) yield* countPeople(tx, userId, stage, -n);
  return gone.length;
}
