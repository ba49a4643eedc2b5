import { and, asc, desc, eq, exists, gte, inArray, lt, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { getRow } from "#db/index.ts";
import { db, tables } from "../../database.server.ts";
import { MAX_COUNTED } from "../contact.ts";
import { searchWords, termFor } from "./terms.ts";

const { people, peopleTerms, peopleTotals } = tables;

/** Which contacts are asked for. */
export interface Filter {
  search?: string;
  stage?: string;
  tag?: string;
  source?: string;
  card?: number;
  /** Of a team: met on any of these, and a search finds only by what its managers see. */
  cards?: number[];
  team?: number;
  /** With a reminder whose time has come. */
  due?: boolean;
  /** Made or changed then or later. */
  since?: Date;
  ids?: number[];
}

/** Words of contacts that a search reads in all: five of each of 10,000 contacts for each of two words. */
export const MAX_WORDS_READ = 100_000;
/** Behind every text that begins with what comes before it. */
const HIGHEST_CHARACTER = "\u{10FFFF}";

/** How many contacts have a term, which may be the beginning of several of their words. */
export async function countOne(one: CountedTerm): Promise<number> {
  const inOrder = (order: typeof asc) =>
    db.select({ term: peopleTerms.term }).from(peopleTerms).where(one.ofAccounts).orderBy(order(peopleTerms.term));
  const [[first], [last]] = await Promise.all([inOrder(asc).limit(1), inOrder(desc).limit(1)]);
  if (first?.term === last?.term) return Math.min(one.n, MAX_COUNTED);
  const countAmong = async (limit: number): Promise<number> => {
    const rows = db
      .select({ id: peopleTerms.personId })
      .from(peopleTerms)
      .where(one.ofAccounts)
      .limit(limit)
      .as("rows");
    const row = await getRow(db.select({ n: sql`count(distinct ${rows.id})`.mapWith(Number) }).from(rows));
    return Math.min(row.n, MAX_COUNTED);
  };
  const n = await countAmong(2 * MAX_COUNTED);
  return n === MAX_COUNTED || one.n <= MAX_COUNTED ? n : countAmong(MAX_WORDS_READ / 2);
}

export async function totalOf(userIds: number[], stage?: string): Promise<number> {
  const row = await getRow(
    db
      .select({ n: sql<number>`coalesce(sum(${peopleTotals.n}), 0)` })
      .from(peopleTotals)
      .where(
        and(inArray(peopleTotals.userId, userIds), stage === undefined ? undefined : eq(peopleTotals.stage, stage)),
      ),
  );
  return Number(row.n);
}

export const peopleIds = (condition: SQL | undefined) =>
  db.select({ id: people.id }).from(people).where(condition).$dynamic();

export async function countUpTo(matching: ReturnType<typeof withOne> | ReturnType<typeof peopleIds>): Promise<number> {
  const row = await getRow(db.select({ n: sql<number>`count(*)` }).from(matching.limit(MAX_COUNTED).as("fitting")));
  return Number(row.n);
}

/** A term that is asked for: of these accounts, and by itself. */
export interface SearchTerm {
  ofAccounts: SQL;
  term: SQL;
}

/** A search term with its number of rows, counted up to one more than a limit. */
export interface CountedTerm extends SearchTerm {
  n: number;
}

export function toSearchTerms(userIds: number[], { search, stage, tag, source, card, cards }: Filter): SearchTerm[] {
  const exact = [tag && termFor.tag(tag), source && termFor.source(source), card && termFor.card(card)];
  const terms = [
    ...searchWords(search ?? "").map((word) => beginningWith(termFor.word(word))),
    ...exact.flatMap((term) => (term ? [eq(peopleTerms.term, term)] : [])),
    ...(cards ? [inArray(peopleTerms.term, cards.map(termFor.card))] : []),
  ];
  if (stage !== undefined && terms.length > 0) terms.push(eq(peopleTerms.term, termFor.stage(stage)));
  return terms.map((term) => ({ term, ofAccounts: and(ofAccounts(peopleTerms.userId, userIds), term)! }));
}

export const ofAccounts = (column: SQLWrapper, userIds: readonly number[]): SQL =>
  userIds.length === 1 ? eq(column, userIds[0]) : inArray(column, userIds);
const beginningWith = (term: string) =>
  and(gte(peopleTerms.term, term), lt(peopleTerms.term, term + HIGHEST_CHARACTER))!;
export const withOne = (term: SearchTerm) =>
  db.selectDistinct({ id: peopleTerms.personId }).from(peopleTerms).where(term.ofAccounts).$dynamic();

/** Without the account, or the list of the term would be gone through for each contact. */
export const hasTerm = (id: SQLWrapper, { term }: SearchTerm) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(peopleTerms)
      .where(and(eq(peopleTerms.personId, id), term)),
  );

export async function countTerm(one: SearchTerm, limit: number): Promise<CountedTerm> {
  const rows = db
    .select({ id: peopleTerms.personId })
    .from(peopleTerms)
    .where(one.ofAccounts)
    .limit(limit + 1)
    .as("rows");
  const row = await getRow(db.select({ n: sql`count(*)`.mapWith(Number) }).from(rows));
  return { ...one, n: row.n };
}
