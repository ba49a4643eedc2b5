import { and, desc, eq, inArray, isNull, ne, or } from "drizzle-orm";
import type { Person } from "#db/index.ts";
import { db, tables } from "../../database.server.ts";
import { DEFAULT_STAGE } from "../contact.ts";

const { businessCards, contacts, people } = tables;

/** Interactions that are read for a page of contacts: the newest. */
const MAX_ROWS = 1_000;

/**
 * Contacts as the managers of a team see them, without notes. Of one that its owner also has from elsewhere, they see
 * no more than was left on the team's cards: anybody can write to such a card in the name of somebody whose address the
 * owner keeps in private.
 */
export async function teamView(rows: Person[], teamId: number, idsElsewhere?: Set<number>): Promise<Person[]> {
  const hasMore = idsElsewhere ?? (await findIdsElsewhere(rows, teamId));
  const left = hasMore.size === 0 ? [] : await findLeft([...hasMore], teamId);
  return rows.map((person) => {
    const visible = { ...person, notes: null };
    return hasMore.has(person.id)
      ? onlyLeft(
          visible,
          left.filter(({ personId }) => personId === person.id),
        )
      : visible;
  });
}

/** Which of these contacts their owners also have from elsewhere than the team's cards. */
export async function findIdsElsewhere(rows: Person[], teamId: number): Promise<Set<number>> {
  if (rows.length === 0) return new Set();
  const elsewhere = await db
    .selectDistinct({ personId: contacts.personId })
    .from(contacts)
    .innerJoin(people, eq(people.id, contacts.personId))
    .leftJoin(businessCards, and(eq(businessCards.id, contacts.cardId), eq(businessCards.userId, people.userId)))
    .where(
      and(
        inArray(
          contacts.personId,
          rows.map(({ id }) => id),
        ),
        or(isNull(businessCards.teamId), ne(businessCards.teamId, teamId)),
      ),
    );
  const before = rows.filter(({ metIn }) => metIn !== null && metIn !== teamId);
  return new Set([...elsewhere.map(({ personId }) => personId!), ...before.map(({ id }) => id)]);
}

/** What these people left on the team's cards, the newest first. */
const findLeft = (ids: number[], teamId: number) =>
  db
    .select({
      personId: contacts.personId,
      source: contacts.source,
      name: contacts.name,
      email: contacts.email,
      phone: contacts.phone,
      at: contacts.createdAt,
    })
    .from(contacts)
    .innerJoin(people, eq(people.id, contacts.personId))
    .innerJoin(businessCards, and(eq(businessCards.id, contacts.cardId), eq(businessCards.userId, people.userId)))
    .where(and(inArray(contacts.personId, ids), eq(businessCards.teamId, teamId)))
    .orderBy(desc(contacts.createdAt), desc(contacts.id))
    .limit(MAX_ROWS);

function onlyLeft(person: Person, left: Awaited<ReturnType<typeof findLeft>>): Person {
  const listed = (values: (string | null)[]) => [...new Set(values.flatMap((value) => value ?? []))];
  return {
    ...person,
    name: left.find(({ name }) => name)?.name ?? null,
    emails: listed(left.map(({ email }) => email)),
    phones: listed(left.map(({ phone }) => phone)),
    sources: listed(left.map(({ source }) => source)) as Person["sources"],
    company: null,
    title: null,
    tags: [],
    stage: DEFAULT_STAGE,
    reminderAt: null,
    firstAt: left.at(-1)?.at ?? person.lastAt,
    lastAt: left[0]?.at ?? person.lastAt,
  };
}
