import { and, asc, eq, gte, inArray, isNull, like, lt, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Person } from "#db/index.ts";
import type { Actor } from "../../access.ts";
import { db, tables } from "../../database.server.ts";
import { type Contact, serializeContacts } from "./serialize.server.ts";
import { backfillPeople } from "./backfill.server.ts";
import type { ContactOwner } from "./people.server.ts";
import { foldText, termFor } from "./terms.ts";

const { people, peopleTerms } = tables;

/** Suggestions of each kind. */
const MAX_SUGGESTIONS = 100;

type Reason = "name" | "email" | "phone";
/** Contacts that are likely to be one person, and why. */
interface DuplicateGroup {
  reason: Reason;
  contacts: Contact[];
}

/** Likely doubles among the actor's contacts: those with one full name, with one address, and with one number. */
export async function list(actor: Actor): Promise<DuplicateGroup[]> {
  await backfillPeople(actor.id);
  const names = await db
    .select({ key: people.nameKey })
    .from(people)
    .where(and(eq(people.userId, actor.id), isNull(people.mergedInto), like(people.nameKey, "% %")))
    .groupBy(people.nameKey)
    .having(sql`count(*) > 1`)
    .orderBy(asc(people.nameKey))
    .limit(MAX_SUGGESTIONS);
  const [emails, numbers] = await Promise.all([repeatedTerms(actor.id, "e:"), repeatedTerms(actor.id, "p:")]);
  const [byName, byTerm] = await Promise.all([
    peopleNamed(actor.id, names.map(({ key }) => key)), // prettier-ignore
    peopleWith(actor.id, [...emails, ...numbers]),
  ]);
  const withTerm = (term: string) => byTerm.filter((row) => row.term === term).map(({ person }) => person);
  const groups = [
    ...names.map(({ key }) => ({ reason: "name" as const, rows: byName.filter(({ nameKey }) => nameKey === key) })),
    ...emails.map((term) => ({ reason: "email" as const, rows: withTerm(term) })),
    ...numbers.map((term) => ({ reason: "phone" as const, rows: withTerm(term) })),
  ];
  const seen = new Set<string>();
  const items: DuplicateGroup[] = [];
  for (const { reason, rows } of groups) {
    const key = rows.map(({ id }) => id).join(" ");
    if (rows.length < 2 || seen.has(key)) continue;
    seen.add(key);
    items.push({ reason, contacts: await serializeContacts(rows.slice(0, 10)) });
  }
  return items;
}

const peopleNamed = async (userId: number, keys: string[]): Promise<Person[]> =>
  keys.length === 0
    ? []
    : db
        .select()
        .from(people)
        .where(and(eq(people.userId, userId), isNull(people.mergedInto), inArray(people.nameKey, keys)))
        .orderBy(asc(people.id));

/** Terms of one kind that several contacts have. */
async function repeatedTerms(userId: number, kind: "e:" | "p:"): Promise<string[]> {
  const { term } = peopleTerms;
  const rows = await db
    .select({ term })
    .from(peopleTerms)
    .where(and(eq(peopleTerms.userId, userId), gte(term, kind), lt(term, kind.replace(":", ";"))))
    .groupBy(term)
    .having(sql`count(*) > 1`)
    .orderBy(asc(term))
    .limit(MAX_SUGGESTIONS);
  return rows.map((row) => row.term);
}

const peopleWith = async (userId: number, terms: string[]) =>
  terms.length === 0
    ? []
    : db
        .select({ term: peopleTerms.term, person: people })
        .from(peopleTerms)
        .innerJoin(people, eq(people.id, peopleTerms.personId))
        .where(and(eq(peopleTerms.userId, userId), inArray(peopleTerms.term, terms), isNull(people.mergedInto)))
        .orderBy(asc(people.id));

/** Finds contacts that are likely the same person. */
export async function findDuplicatesOf(person: Person, { parsePhone }: ContactOwner) {
  const emails = person.emails.map(termFor.email);
  const terms = [...emails, ...person.phones.map((phone) => termFor.phone(phone, parsePhone))];
  const own = alias(peopleTerms, "own");
  const withSame = db
    .select({ id: own.personId })
    .from(own)
    .where(and(eq(own.userId, person.userId), inArray(own.term, terms)));
  const name = foldText(person.name ?? "");
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
          terms.length > 0 ? inArray(people.id, withSame) : undefined,
        ),
      ),
    )
    .orderBy(asc(people.id))
    .limit(10);
  const reasonOf = (other: Person): Reason => {
    if (other.nameKey === person.nameKey && other.name) return "name";
    return other.emails.some((email) => emails.includes(termFor.email(email))) ? "email" : "phone";
  };
  return rows.map((other) => ({
    id: other.id,
    name: other.name,
    email: other.emails[0] ?? null,
    company: other.company,
    reason: reasonOf(other),
  }));
}
