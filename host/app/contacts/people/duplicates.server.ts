import { and, asc, eq, gte, inArray, isNull, like, lt, lte, ne, or, sql } from "drizzle-orm";
import type { Person } from "#db/index.ts";
import type { Actor } from "../../access.ts";
import { db, tables } from "../../database.server.ts";
import type { z } from "zod";
import type { pageQuery } from "../../http/cursor.ts";
import { type Page, paginate } from "../../http/paging.server.ts";
import { nextEventLoopTurn } from "../../runtime/event-loop-queue.ts";
import { type Contact, serializeContacts } from "./serialize.server.ts";
import { backfillPeople } from "./backfill.server.ts";
import { firstOfTerm, firstOfTerms } from "./first-of-terms.server.ts";
import type { ContactOwner } from "./people.server.ts";
import { foldText, termFor } from "./terms.ts";

const { people, peopleTerms } = tables;

/** Suggestions of each kind. */
const MAX_SUGGESTIONS = 100;
/** Contacts that are shown of one group. */
const GROUP_SIZE = 10;
/** Addresses or numbers that are looked through for such as repeat. */
const MAX_TERMS_READ = 50_000;

type Reason = "name" | "email" | "phone";
/** Contacts that are likely to be one person, and why. */
interface DuplicateGroup {
  reason: Reason;
  contacts: Contact[];
}

/** Contacts of one group, by their ids. */
interface Alike {
  reason: Reason;
  ids: number[];
}

/** Likely doubles among the actor's contacts: those with one full name, with one address, and with one number. */
export async function list(actor: Actor, query: z.output<typeof pageQuery>): Promise<Page<DuplicateGroup>> {
  await backfillPeople([actor.id]);
  const { items, ...page } = paginate(await groupsOf(actor.id), query);
  const groups: DuplicateGroup[] = [];
  for (const { reason, ids } of items) {
    const rows = await db.select().from(people).where(inArray(people.id, ids)).orderBy(asc(people.id));
    groups.push({ reason, contacts: await serializeContacts(rows) });
    await nextEventLoopTurn();
  }
  return { ...page, items: groups };
}

async function groupsOf(userId: number): Promise<Alike[]> {
  const names = await db
    .select({ key: people.nameKey })
    .from(people)
    .where(and(eq(people.userId, userId), isNull(people.mergedInto), like(people.nameKey, "% %")))
    .groupBy(people.nameKey)
    .having(sql`count(*) > 1`)
    .orderBy(asc(people.nameKey))
    .limit(MAX_SUGGESTIONS);
  const [emails, numbers] = await Promise.all([repeatedTerms(userId, "e:"), repeatedTerms(userId, "p:")]);
  const keys = names.map(({ key }) => key);
  const [byName, byTerm] = await Promise.all([
    idsNamed(userId, keys), // prettier-ignore
    idsWith(userId, [...emails, ...numbers]),
  ]);
  const groups = [
    ...keys.map((key) => ({ reason: "name" as const, ids: byName.get(key) ?? [] })),
    ...emails.map((term) => ({ reason: "email" as const, ids: byTerm.get(term) ?? [] })),
    ...numbers.map((term) => ({ reason: "phone" as const, ids: byTerm.get(term) ?? [] })),
  ];
  const seen = new Set<string>();
  return groups.filter(({ ids }) => ids.length > 1 && !seen.has(ids.join(" ")) && seen.add(ids.join(" ")));
}

/** Ids of contacts with each of these full names; thousands may have one name, and their rows are wide. */
async function idsNamed(userId: number, keys: string[]): Promise<Map<string, number[]>> {
  const { id, nameKey } = people;
  const ranked = db
    .select({
      key: nameKey,
      id: sql<number>`${id}`.mapWith(Number).as("id"),
      rank: sql<number>`row_number() over (partition by ${nameKey} order by ${id})`.as("rank"),
    })
    .from(people)
    .where(and(eq(people.userId, userId), isNull(people.mergedInto), inArray(nameKey, keys)))
    .as("ranked");
  const isFirst = lte(ranked.rank, GROUP_SIZE);
  return grouped(await db.select({ key: ranked.key, id: ranked.id }).from(ranked).where(isFirst).orderBy(ranked.id));
}

/** Ids of contacts with each of these terms, which only contacts have that are no part of another. */
async function idsWith(userId: number, terms: string[]): Promise<Map<string, number[]>> {
  const { term: key, personId: id } = firstOfTerm;
  return grouped(
    await db
      .select({ key, id })
      .from(firstOfTerms(userId, terms, GROUP_SIZE))
      .orderBy(id),
  );
}

function grouped(rows: { key: string; id: number }[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const { key, id } of rows) groups.set(key, [...(groups.get(key) ?? []), Number(id)]);
  return groups;
}

/** Terms of one kind that several contacts have. */
async function repeatedTerms(userId: number, kind: "e:" | "p:"): Promise<string[]> {
  const { term } = peopleTerms;
  const first = db
    .select({ term })
    .from(peopleTerms)
    .where(and(eq(peopleTerms.userId, userId), gte(term, kind), lt(term, kind.replace(":", ";"))))
    .orderBy(asc(term))
    .limit(MAX_TERMS_READ)
    .as("first");
  const rows = await db
    .select({ term: first.term })
    .from(first)
    .groupBy(first.term)
    .having(sql`count(*) > 1`)
    .orderBy(asc(first.term))
    .limit(MAX_SUGGESTIONS);
  return rows.map((row) => row.term);
}

/** Finds contacts that are likely the same person. */
export async function findDuplicatesOf(person: Person, { parsePhone }: ContactOwner) {
  const emails = person.emails.map(termFor.email);
  const terms = [...emails, ...person.phones.map((phone) => termFor.phone(phone, parsePhone))];
  // One more than are shown: the contact itself has them.
  const withSame = db.select({ id: firstOfTerm.personId }).from(firstOfTerms(person.userId, terms, GROUP_SIZE + 1));
  const name = foldText(person.name ?? "");
  const { id, name: ownName, nameKey, emails: addresses, company } = people;
  const rows = await db
    .select({ id, name: ownName, nameKey, emails: addresses, company })
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
    .limit(GROUP_SIZE);
  const reasonOf = (other: (typeof rows)[number]): Reason => {
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
