import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Person } from "#db/index.ts";
import { db, tables } from "../database.server.ts";
import type { Sort } from "./contact.ts";
import { searched, TERM } from "./terms.ts";

const { people, peopleTerms, peopleTotals } = tables;

/** Which contacts are asked for. */
export interface Filter {
  search?: string;
  stage?: string;
  tag?: string;
  source?: string;
  card?: number;
  /** Met on any of these. */
  cards?: number[];
  /** With a reminder whose time has come. */
  due?: boolean;
  ids?: number[];
}

/** A term that this many contacts have is rare: they are looked up by it. Others are met soon in any order. */
const RARE = 2_000;
/** Behind every text that begins with what comes before it. */
const LAST = "\u{10FFFF}";

const ORDER = { last: people.lastAt, first: people.firstAt, name: people.nameKey };
const columnOf = (sort: Sort) => ORDER[sort.replace("-", "") as keyof typeof ORDER];
const isDescending = (sort: Sort) => sort.startsWith("-");

type Position = [at: number | string, id: number];

/** Contacts of these accounts that fit, in order, from behind a position. */
export async function findPeople(
  userIds: number[],
  filter: Filter,
  { sort, after, most }: { sort: Sort; after?: Position; most: number },
): Promise<Person[]> {
  const column = columnOf(sort);
  const order = isDescending(sort) ? desc : asc;
  return db
    .select()
    .from(people)
    .where(and(await fits(userIds, filter), after && behind(sort, after)))
    .orderBy(order(column), order(people.id))
    .limit(most);
}

/** Where the next page begins behind this contact. */
export const positionOf = (sort: Sort, person: Person): Position => {
  const value =
    person[({ last: "lastAt", first: "firstAt", name: "nameKey" } as const)[sort.replace("-", "") as "last"]];
  return [typeof value === "string" ? value : (value as Date).getTime(), person.id];
};

function behind(sort: Sort, [at, id]: Position): SQL | undefined {
  const column = columnOf(sort);
  const value = sql`${sql.param(column === people.nameKey ? String(at) : new Date(Number(at)), column)}`;
  const [within, strictly] = isDescending(sort) ? [lte, lt] : [gte, gt];
  // The bound on the value alone is what the index goes by.
  return and(within(column, value), or(strictly(column, value), strictly(people.id, id)));
}

/** How many fit. */
export async function countFitting(userIds: number[], filter: Filter): Promise<number> {
  const { search, tag, source, card, cards, due, ids } = filter;
  if (!search?.trim() && !tag && !source && !card && !cards && !due && !ids) {
    const [row] = await db
      .select({ n: sql<number>`coalesce(sum(${peopleTotals.n}), 0)` })
      .from(peopleTotals)
      .where(
        and(
          inArray(peopleTotals.userId, userIds),
          filter.stage === undefined ? undefined : eq(peopleTotals.stage, filter.stage),
        ),
      );
    return Number(row?.n ?? 0);
  }
  const [row] = await db
    .select({ n: sql<number>`count(*)` })
    .from(people)
    .where(await fits(userIds, filter));
  return Number(row?.n ?? 0);
}

async function fits(
  userIds: number[],
  { search, stage, tag, source, card, cards, due, ids }: Filter,
): Promise<SQL | undefined> {
  const wanted: SQL[] = [
    ...searched(search ?? "").map((word) => beginningWith(userIds, TERM.word(word))),
    ...[tag && TERM.tag(tag), source && TERM.source(source), card && TERM.card(card)].flatMap((term) =>
      term ? [is(userIds, term)] : [],
    ),
    ...(cards ? [isAny(userIds, cards.map(TERM.card))] : []),
  ];
  const isNobody = Boolean(search?.trim()) && wanted.length === 0;
  return and(
    userIds.length === 1 ? eq(people.userId, userIds[0]!) : inArray(people.userId, userIds),
    isNull(people.mergedInto),
    stage === undefined ? undefined : eq(people.stage, stage),
    due ? and(isNotNull(people.reminderAt), lte(people.reminderAt, new Date())) : undefined,
    ids && inArray(people.id, ids),
    // A search for signs alone finds nobody.
    isNobody ? sql`1 = 0` : undefined,
    ...(await withTerms(wanted)),
  );
}

const ofAccounts = (userIds: number[]) =>
  userIds.length === 1 ? eq(peopleTerms.userId, userIds[0]!) : inArray(peopleTerms.userId, userIds);
const is = (userIds: number[], term: string) => and(ofAccounts(userIds), eq(peopleTerms.term, term))!;
const isAny = (userIds: number[], terms: string[]) => and(ofAccounts(userIds), inArray(peopleTerms.term, terms))!;
const beginningWith = (userIds: number[], term: string) =>
  and(ofAccounts(userIds), gte(peopleTerms.term, term), lt(peopleTerms.term, term + LAST))!;

/** By the rarest term, if there is a rare one; the others are asked of each contact. */
async function withTerms(wanted: SQL[]): Promise<SQL[]> {
  const found = await Promise.all(
    wanted.map(async (condition) => ({
      condition,
      ids: (
        await db
          .select({ id: peopleTerms.personId })
          .from(peopleTerms)
          .where(condition)
          .limit(RARE + 1)
      ).map(({ id }) => id),
    })),
  );
  const [rarest] = found.toSorted((a, b) => a.ids.length - b.ids.length);
  if (!rarest) return [];
  const isRare = rarest.ids.length <= RARE;
  const asked = found.filter((one) => !isRare || one !== rarest);
  return [
    ...(isRare ? [inArray(people.id, [...new Set(rarest.ids)])] : []),
    ...asked.map(({ condition }) =>
      exists(
        db
          .select({ one: sql`1` })
          .from(peopleTerms)
          .where(and(eq(peopleTerms.personId, people.id), condition)),
      ),
    ),
  ];
}
