import { and, asc, eq, inArray, isNull, like, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Person } from "#db/index.ts";
import type { Actor } from "../access.ts";
import { db, tables } from "../database.server.ts";
import { type Contact, contactsOf } from "./answer.server.ts";
import { adoptRows } from "./meeting.server.ts";
import type { Keeper } from "./people.server.ts";
import { folded, TERM } from "./terms.ts";

const { people, peopleTerms } = tables;

/** Suggestions in one answer. */
const MOST = 100;

export type Reason = "name" | "phone";
/** Contacts that are likely to be one person, and why. */
export interface Double {
  reason: Reason;
  contacts: Contact[];
}

/** Likely doubles among the actor's contacts: those with one full name, and those with one number. */
export async function list(actor: Actor): Promise<{ items: Double[]; next: null; total: number }> {
  await adoptRows(actor.id);
  const names = await db
    .select({ key: people.nameKey })
    .from(people)
    .where(and(eq(people.userId, actor.id), isNull(people.mergedInto), like(people.nameKey, "% %")))
    .groupBy(people.nameKey)
    .having(sql`count(*) > 1`)
    .orderBy(asc(people.nameKey))
    .limit(MOST);
  const numbers = await db
    .select({ term: peopleTerms.term })
    .from(peopleTerms)
    .where(and(eq(peopleTerms.userId, actor.id), sql`${peopleTerms.term} >= 'p:'`, sql`${peopleTerms.term} < 'p;'`))
    .groupBy(peopleTerms.term)
    .having(sql`count(*) > 1`)
    .orderBy(asc(peopleTerms.term))
    .limit(MOST);
  const [named, numbered] = await Promise.all([
    peopleNamed(actor.id, names.map(({ key }) => key)), // prettier-ignore
    peopleNumbered(actor.id, numbers.map(({ term }) => term)), // prettier-ignore
  ]);
  const groups = [
    ...names.map(({ key }) => ({ reason: "name" as const, rows: named.filter(({ nameKey }) => nameKey === key) })),
    ...numbers.map(({ term }) => ({
      reason: "phone" as const,
      rows: numbered.filter((row) => row.term === term).map(({ person }) => person),
    })),
  ];
  const seen = new Set<string>();
  const items: Double[] = [];
  for (const { reason, rows } of groups) {
    const key = rows.map(({ id }) => id).join(" ");
    if (rows.length < 2 || seen.has(key)) continue;
    seen.add(key);
    items.push({ reason, contacts: await contactsOf(rows.slice(0, 10)) });
  }
  return { items: items.slice(0, MOST), next: null, total: items.length };
}

const peopleNamed = async (userId: number, keys: string[]): Promise<Person[]> =>
  keys.length === 0
    ? []
    : db
        .select()
        .from(people)
        .where(and(eq(people.userId, userId), isNull(people.mergedInto), inArray(people.nameKey, keys)))
        .orderBy(asc(people.id));

const peopleNumbered = async (userId: number, terms: string[]) =>
  terms.length === 0
    ? []
    : db
        .select({ term: peopleTerms.term, person: people })
        .from(peopleTerms)
        .innerJoin(people, eq(people.id, peopleTerms.personId))
        .where(and(eq(peopleTerms.userId, userId), inArray(peopleTerms.term, terms), isNull(people.mergedInto)))
        .orderBy(asc(people.id));

/** Who else is likely to be this person. */
export async function doublesOf(person: Person, { readNumber }: Keeper) {
  const own = alias(peopleTerms, "own");
  const terms = person.phones.map((phone) => TERM.phone(phone, readNumber));
  const sameNumber = terms.length
    ? db
        .select({ id: own.personId })
        .from(own)
        .where(and(eq(own.userId, person.userId), inArray(own.term, terms)))
    : undefined;
  const name = folded(person.name ?? "");
  const rows = await db
    .select()
    .from(people)
    .where(
      and(
        eq(people.userId, person.userId),
        isNull(people.mergedInto),
        ne(people.id, person.id),
        or(
          name.includes(" ") ? eq(people.nameKey, person.nameKey) : sql`1 = 0`,
          sameNumber && inArray(people.id, sameNumber),
        ),
      ),
    )
    .orderBy(asc(people.id))
    .limit(10);
  return rows.map(({ id, name, emails, company, nameKey }) => ({
    id,
    name,
    email: emails[0] ?? null,
    company,
    reason: nameKey === person.nameKey && name ? ("name" as const) : ("phone" as const),
  }));
}
