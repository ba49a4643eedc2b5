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
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import type { Person } from "#db/index.ts";
import { db, tables } from "../database.server.ts";
import { MOST_COUNTED, type Sort } from "./contact.ts";
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

/** Of a term that so many have, they are looked up one by one; more than that by the index of terms. */
const RARE = 500;
/** A term that more have is asked of one contact after the other. */
const FEW = 10_000;
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

/** How many fit: exactly without search and filters, else up to MOST_COUNTED. */
export async function countFitting(userIds: number[], filter: Filter): Promise<number> {
  const { search, tag, source, card, cards, due, ids, stage } = filter;
  if (!search?.trim() && !tag && !source && !card && !cards && !due && !ids) {
    const [row] = await db
      .select({ n: sql<number>`coalesce(sum(${peopleTotals.n}), 0)` })
      .from(peopleTotals)
      .where(
        and(inArray(peopleTotals.userId, userIds), stage === undefined ? undefined : eq(peopleTotals.stage, stage)),
      );
    return Number(row?.n ?? 0);
  }
  const wanted = termsWanted(userIds, filter);
  // Only whole contacts have terms, so that the index of terms answers alone.
  const isByTermsAlone = wanted.length > 0 && stage === undefined && !due && !ids;
  const byTerms = isByTermsAlone ? fittingIds(await known(wanted)) : undefined;
  const fitting =
    byTerms ??
    db
      .select({ id: people.id })
      .from(people)
      .where(await fits(userIds, filter))
      .$dynamic();
  const [row] = await db.select({ n: sql<number>`count(*)` }).from(fitting.limit(MOST_COUNTED).as("fitting"));
  return Number(row?.n ?? 0);
}

async function fits(userIds: number[], filter: Filter): Promise<SQL | undefined> {
  const { search, stage, due, ids } = filter;
  const wanted = termsWanted(userIds, filter);
  const isNobody = Boolean(search?.trim()) && searched(search!).length === 0;
  return and(
    ofAccounts(people.userId, userIds),
    isNull(people.mergedInto),
    stage === undefined ? undefined : eq(people.stage, stage),
    due ? and(isNotNull(people.reminderAt), lte(people.reminderAt, new Date())) : undefined,
    ids && inArray(people.id, ids),
    // A search for signs alone finds nobody.
    isNobody ? sql`1 = 0` : undefined,
    wanted.length > 0 ? withTerms(await known(wanted)) : undefined,
  );
}

/** A term that is asked for: of these accounts, and by itself. */
interface Wanted {
  ofAccounts: SQL;
  term: SQL;
}

function termsWanted(userIds: number[], { search, tag, source, card, cards }: Filter): Wanted[] {
  const exact = [tag && TERM.tag(tag), source && TERM.source(source), card && TERM.card(card)];
  const terms = [
    ...searched(search ?? "").map((word) => beginningWith(TERM.word(word))),
    ...exact.flatMap((term) => (term ? [eq(peopleTerms.term, term)] : [])),
    ...(cards ? [inArray(peopleTerms.term, cards.map(TERM.card))] : []),
  ];
  return terms.map((term) => ({ term, ofAccounts: and(ofAccounts(peopleTerms.userId, userIds), term)! }));
}

const ofAccounts = (column: typeof people.userId | typeof peopleTerms.userId, userIds: number[]): SQL =>
  userIds.length === 1 ? eq(column, userIds[0]!) : inArray(column, userIds);
const beginningWith = (term: string) => and(gte(peopleTerms.term, term), lt(peopleTerms.term, term + LAST))!;
const withOne = ({ ofAccounts }: Wanted) =>
  db.selectDistinct({ id: peopleTerms.personId }).from(peopleTerms).where(ofAccounts).$dynamic();

/** Who has all of them, by the index alone. */
const withAll = ([first, ...rest]: Wanted[]) =>
  rest.reduce<ReturnType<typeof withOne>>(
    (found, one) => found.intersect(withOne(one)) as unknown as ReturnType<typeof withOne>,
    withOne(first!),
  );

/** Without the account, or the list of the term would be gone through for each contact. */
const has = (id: SQLWrapper, { term }: Wanted) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(peopleTerms)
      .where(and(eq(peopleTerms.personId, id), term)),
  );

/** Terms by how many have them: the few are looked up, the many asked of each contact. */
interface Known {
  few: { one: Wanted; ids: number[] }[];
  many: Wanted[];
}

async function known(wanted: Wanted[]): Promise<Known> {
  const found = await Promise.all(
    wanted.map(async (one) => {
      // One contact may have several words that begin so; telling them apart here leaves the index in its order.
      const rows = await db
        .select({ id: peopleTerms.personId })
        .from(peopleTerms)
        .where(one.ofAccounts)
        .limit(FEW + 1);
      return { one, isMany: rows.length > FEW, ids: [...new Set(rows.map(({ id }) => id))] };
    }),
  );
  return {
    few: found.filter(({ isMany }) => !isMany).toSorted((a, b) => a.ids.length - b.ids.length),
    many: found.filter(({ isMany }) => isMany).map(({ one }) => one),
  };
}

/** Whom terms fit, without a look at the contacts; undefined where that takes longer. */
function fittingIds({ few, many }: Known) {
  if (few.length === 0) return many.length === 1 ? withOne(many[0]!) : undefined;
  const found = withAll(few.map(({ one }) => one)).as("found");
  const all = db.select({ id: found.id }).from(found).$dynamic();
  return many.length === 0 ? all : all.where(and(...many.map((one) => has(found.id, one))));
}

/** Of terms that many have, contacts are asked in the order of the list, which soon has a page. */
function withTerms({ few, many }: Known): SQL {
  const [rarest, ...others] = few;
  const isRare = rarest !== undefined && rarest.ids.length <= RARE;
  const looked = isRare
    ? [inArray(people.id, rarest.ids), ...others.map(({ one }) => has(people.id, one))]
    : rarest
      ? [inArray(people.id, withAll(few.map(({ one }) => one)))]
      : [];
  return and(...looked, ...many.map((one) => has(people.id, one)))!;
}
