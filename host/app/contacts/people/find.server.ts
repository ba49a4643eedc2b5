import {
  and,
  asc,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  type SQL,
  type SQLWrapper,
  sql,
  or,
} from "drizzle-orm";
import { firstRow, getRow, isPostgres, type Person } from "#db/index.ts";
import { database, db, tables } from "../../database.server.ts";
import { nextEventLoopTurn } from "../../runtime/event-loop-queue.ts";
import { MAX_COUNTED, type Sort } from "../contact.ts";
import { searchWords } from "./terms.ts";
import { visibleMatches } from "./team-matches.server.ts";
import {
  type Filter,
  countOne,
  totalOf,
  peopleIds,
  countUpTo,
  type SearchTerm,
  type CountedTerm,
  toSearchTerms,
  ofAccounts,
  withOne,
  hasTerm,
  countTerm,
  MAX_WORDS_READ,
} from "./search-terms.server.ts";

const { people, peopleTerms } = tables;
const isOnPostgres = isPostgres(database);

/** Up to this many contacts are checked one by one for the other terms, whose lists may be long. */
const MAX_ROW_CHECKS = 1_000;
/** Rows of a page, roughly: what it costs to look for one in the order of the list. */
const PER_PAGE = 50;
/** How many times as many contacts are asked as a page should take, were those who fit spread evenly. */
const SCAN_FACTOR = 5;

const ORDER = { last: people.lastAt, first: people.firstAt, name: people.nameKey, changed: people.updatedAt };
const columnOf = (sort: Sort) => ORDER[sort.replace("-", "") as keyof typeof ORDER];
const isDescending = (sort: Sort) => sort.startsWith("-");

export type Position = [at: number | string, id: number];

/** How those who fit are found. */
interface ContactQuery {
  /** Without one of a list that is scanned, that goes on until the page is full. */
  where?: SQL;
  /** For frequent terms: conditions for scanning the next `limit` rows of a list, which soon fill a page. */
  listScan?: { list: SQL | undefined; condition: SQL | undefined; limit: number };
  /** How many fit: exactly without search and filters, else up to MOST_COUNTED. */
  count: () => Promise<number>;
}

const NO_MATCHES: ContactQuery = { where: sql`1 = 0`, count: async () => 0 };

/** Contacts that fit, in order, from behind a position. */
export async function searchPeople(
  { where, listScan }: ContactQuery,
  { sort, after, limit }: { sort: Sort; after?: Position; limit: number },
): Promise<Person[]> {
  const column = columnOf(sort);
  const order = isDescending(sort) ? desc : asc;
  const inOrder = (condition: SQL | undefined, most = limit) => {
    // First only which, since hundreds may have to be put in order, and rows are wide.
    const first = db
      .select({ id: people.id })
      .from(people)
      .where(condition)
      .orderBy(order(column), order(people.id))
      .limit(most);
    return db.select().from(people).where(inArray(people.id, first)).orderBy(order(column), order(people.id));
  };
  const rows: Person[] = [];
  for (let from = after; listScan;) {
    const boundary = await firstRow(
      db
        .select()
        .from(people)
        .where(and(listScan.list, from && afterPosition(sort, from)))
        .orderBy(order(column), order(people.id))
        .limit(1)
        .offset(listScan.limit - 1),
    );
    const to = boundary && cursorPosition(sort, boundary);
    const within = and(from && afterPosition(sort, from), to && upToPosition(sort, to));
    rows.push(...(await inOrder(and(listScan.condition, within), limit - rows.length)));
    if (!to || rows.length === limit) return rows;
    if (where) break;
    from = to;
    await nextEventLoopTurn();
  }
  return inOrder(and(where, after && afterPosition(sort, after)));
}

/** Position of a contact in a sorted list, from which the next page continues. */
export const cursorPosition = (sort: Sort, person: Person): Position => {
  const columns = { last: "lastAt", first: "firstAt", name: "nameKey", changed: "updatedAt" } as const;
  const value = person[columns[sort.replace("-", "") as keyof typeof columns]];
  return [typeof value === "string" ? value : (value as Date).getTime(), person.id];
};

// Both columns at once, so that the index goes by both: thousands of one file have the same time.
const afterPosition = (sort: Sort, [at, id]: Position): SQL =>
  sql`(${columnOf(sort)}, ${people.id}) ${sql.raw(isDescending(sort) ? "<" : ">")} (${valueOf(sort, at)}, ${id})`;
const upToPosition = (sort: Sort, [at, id]: Position): SQL =>
  sql`(${columnOf(sort)}, ${people.id}) ${sql.raw(isDescending(sort) ? ">=" : "<=")} (${valueOf(sort, at)}, ${id})`;

function valueOf(sort: Sort, at: number | string): SQL {
  const column = columnOf(sort);
  return sql`${sql.param(column === people.nameKey ? String(at) : new Date(Number(at)), column)}`;
}

/** How many contacts of these accounts fit. */
export const countMatching = async (userIds: number[], filter: Filter): Promise<number> =>
  (await planContactQuery(userIds, filter)).count();

/**
 * Finds out how best to look for contacts of these accounts. A search goes by the index of terms: of what few have, all
 * are looked up; of what many have, the list is gone through in its order.
 */
export async function planContactQuery(userIds: number[], filter: Filter): Promise<ContactQuery> {
  const { search, stage, tag, source, due, since, ids, team } = filter;
  // What managers do not see of a contact must not be guessed by asking for it.
  const isHidden = team !== undefined && (due || [stage, tag, source].some((one) => one !== undefined));
  const isPartial = isHidden || due || since !== undefined || ids !== undefined;
  const others = and(
    isNull(people.mergedInto),
    isHidden ? or(isNull(people.metIn), eq(people.metIn, team)) : undefined,
    due ? and(isNotNull(people.reminderAt), lte(people.reminderAt, new Date())) : undefined,
    since && gte(people.updatedAt, since),
    ids && inArray(people.id, ids),
  );
  const list = and(
    ofAccounts(people.userId, userIds),
    stage === undefined ? undefined : eq(people.stage, stage),
    others,
  );
  // A search for punctuation only matches nothing.
  if (search?.trim() && searchWords(search).length === 0) return NO_MATCHES;
  const searchTerms = toSearchTerms(userIds, filter);
  if (searchTerms.length === 0)
    return { where: list, count: () => (isPartial ? countUpTo(peopleIds(list)) : totalOf(userIds, stage)) };
  const condition = and(list, ...searchTerms.map((one) => hasTerm(people.id, one)));
  const isAlone = searchTerms.length === 1 && !isPartial;
  const readLimit = Math.ceil(MAX_WORDS_READ / searchTerms.length);
  const [all, ...terms] = await Promise.all([
    totalOf(userIds, stage),
    ...searchTerms.map((one) => countTerm(one, isAlone ? MAX_COUNTED : readLimit)),
  ]);
  if (terms.some(({ n }) => n === 0)) return NO_MATCHES;
  if (isAlone) return matchOne(terms[0]!, { list, condition, others, all });
  const candidates = await idsOf(terms, isPartial ? list : undefined);
  // A team's search is checked, so it finds among the first MAX_COUNTED alone.
  const personIds =
    team !== undefined && search?.trim()
      ? await visibleMatches(candidates.slice(0, MAX_COUNTED), search, team)
      : candidates;
  const count = async () => Math.min(personIds.length, MAX_COUNTED);
  // Of lists that are too long to be read whole, those that meet are not all.
  const isCut = terms.some(({ n }) => n > readLimit) && terms.every(({ n }) => n > MAX_ROW_CHECKS);
  if (personIds.length > MAX_COUNTED || (isCut && personIds === candidates))
    return { listScan: { list, condition, limit: SCAN_ROWS }, count };
  return { where: and(isLookedUp(personIds.length, all) ? others : list, idInList(personIds)), count };
}

/** Rows that are scanned in one go: contacts that fit may all stand last in a long list. */
const SCAN_ROWS = 1_000;

/** Finds contacts by one term and the other filters. */
function matchOne(
  one: CountedTerm,
  { list, condition, others, all }: { list?: SQL; condition?: SQL; others?: SQL; all: number },
): ContactQuery {
  const count = () => countOne(one);
  // Without account and stage: their indexes would lead to a walk through the list.
  const lookedUp = and(others, idInQuery(withOne(one)));
  if (isLookedUp(one.n, all)) return { where: lookedUp, count };
  if (one.n > MAX_COUNTED) return { listScan: { list, condition, limit: SCAN_ROWS }, count };
  return {
    where: lookedUp,
    listScan: { list, condition, limit: Math.ceil((SCAN_FACTOR * PER_PAGE * all) / one.n) },
    count,
  };
}

/** Whether looking up all `n` matches is cheaper than walking a list of `all` contacts until a page is full. */
const isLookedUp = (n: number, all: number) => n <= (PER_PAGE * all) / n;

/**
 * Ids of list entries with all terms, up to one more than MAX_COUNTED; aggregated to one row, as there may be
 * thousands.
 */
async function idsOf(terms: CountedTerm[], list: SQL | undefined): Promise<number[]> {
  const [rarest, ...others] = terms.toSorted((a, b) => a.n - b.n);
  const id = { id: peopleTerms.personId };
  const limit = Math.ceil(MAX_WORDS_READ / terms.length);
  const idsWith = (one: SearchTerm) => db.select(id).from(peopleTerms).where(one.ofAccounts).limit(limit);
  const first = idsWith(rarest!).as("first");
  const having = db
    .select({ id: first.id })
    .from(first)
    .where(
      and(
        ...others.map((one) =>
          rarest!.n <= MAX_ROW_CHECKS ? hasTerm(first.id, one) : inArray(first.id, idsWith(one)),
        ),
        list &&
          exists(
            db
              .select({ one: sql`1` })
              .from(people)
              .where(and(eq(people.id, first.id), list)),
          ),
      ),
    )
    .limit(MAX_COUNTED + 1)
    .as("having");
  const row = await getRow(
    db
      .select({
        ids: isOnPostgres ? sql<number[]>`json_agg(${having.id})` : sql<string>`json_group_array(${having.id})`,
      })
      .from(having),
  );
  const ids = row.ids;
  // One contact may have several words that begin so.
  return [...new Set(typeof ids === "string" ? (JSON.parse(ids) as number[]) : ids)];
}

/** Both are written so that the database begins with them, instead of going through the list. */
const idInQuery = (those: SQLWrapper): SQL =>
  isOnPostgres ? sql`${people.id} = any(array(${those}))` : sql`${people.id} in ${those}`;
const idInList = (ids: number[]): SQL =>
  isOnPostgres
    ? sql`${people.id} = any(${`{${ids.join(",")}}`}::bigint[])`
    : sql`${people.id} in (select value from json_each(${JSON.stringify(ids)}))`;
