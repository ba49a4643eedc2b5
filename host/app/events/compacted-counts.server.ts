import { and, between, inArray, min, type SQL, sql, sum } from "drizzle-orm";
import { type Database, isPostgres } from "#db/index.ts";
import { runForCards, type CardIds } from "./prepared-queries.server.ts";
import type { Dimension, RollupKind } from "./rollups.ts";

type EventDays = Database["tables"]["eventDays"];
/** UTC days, both ends included. */
type Days = readonly [first: number, last: number];

/** The first two letters of a packed count's key: kind and dimension. */
export const KIND_LETTERS = {
  view: "v",
  click: "c",
  save: "s",
  submission: "m",
  visitor: "u",
} as const satisfies Record<RollupKind, string>;
export const DIMENSION_LETTERS = {
  source: "s",
  device: "d",
  country: "c",
  referrer: "r",
  link: "l",
  campaign: "k",
  seconds: "t",
  filtered: "f",
} as const satisfies Record<Exclude<Dimension, "total">, string>;
type CompactedDimension = keyof typeof DIMENSION_LETTERS;

/** The column of each kind's total. */
export const TOTALS = {
  view: "views",
  click: "clicks",
  save: "saves",
  submission: "submissions",
  visitor: "visitors",
} as const satisfies Record<RollupKind, keyof EventDays>;
const KINDS = Object.keys(TOTALS) as RollupKind[];

/** The days, if any are given, are the placeholders `first` and `last`. */
const inPart = (t: EventDays, cardIds: CardIds, days?: Days) =>
  and(inArray(t.cardId, cardIds), days && between(t.day, sql.placeholder("first"), sql.placeholder("last")));

const dayParams = (days?: Days) => (days ? { first: days[0], last: days[1] } : {});

interface Total {
  /** The card id or the day, whichever was requested. */
  of: number;
  kind: RollupKind;
  n: number;
  /** The first day that has any events. */
  first: number;
}

/** Totals of packed days: by card, by day, or all together. */
export async function compactedTotals(
  database: Database,
  cardIds: readonly number[],
  by?: "cardId" | "day",
  days?: Days,
): Promise<Total[]> {
  const {
    db,
    tables: { eventDays: t },
  } = database;
  const n = (kind: RollupKind) => sum(t[TOTALS[kind]]).mapWith(Number);
  const build = (ids: CardIds) =>
    db
      .select({
        of: by ? t[by] : sql`0`.mapWith(Number),
        first: min(t.day).mapWith(Number),
        view: n("view"),
        click: n("click"),
        save: n("save"),
        submission: n("submission"),
        visitor: n("visitor"),
      })
      .from(t)
      .where(inPart(t, ids, days))
      .groupBy(...(by ? [t[by]] : []));
  const shape = `packed totals ${by} ${days !== undefined}`;
  const rows = await runForCards(database, cardIds, shape, build, dayParams(days));
  return rows.flatMap(({ of, first, ...totals }) =>
    KINDS.flatMap((kind) => (totals[kind] ? [{ of, kind, n: totals[kind], first }] : [])),
  );
}

interface Value {
  day: number;
  dimension: CompactedDimension;
  kind: RollupKind;
  value: string;
  n: number;
}

/** Other counts of packed days, all together or, with `isDaily`, by day. */
export async function compactedValues(
  database: Database,
  cardIds: readonly number[],
  dimensions: readonly Dimension[],
  { days, isDaily = false }: { days?: Days; isDaily?: boolean } = {},
): Promise<Value[]> {
  const {
    db,
    tables: { eventDays: t },
  } = database;
  const letters = dimensions.flatMap((dimension) => (dimension === "total" ? [] : DIMENSION_LETTERS[dimension]));
  const build = (ids: CardIds) => {
    const [entries, n] = isPostgres(database)
      ? [sql`json_each_text(${t.counts}::json) as entry`, sql`entry.value::bigint`]
      : [sql`json_each(${t.counts}) as entry`, sql`entry.value`];
    const day: SQL<number> | EventDays["day"] = isDaily ? t.day : sql`0`;
    return db
      .select({ day: sql`${day}`.mapWith(Number), key: sql<string>`entry.key`, n: sum(n).mapWith(Number) })
      .from(t)
      .crossJoin(entries)
      .where(and(inPart(t, ids, days), inArray(sql`substr(entry.key, 2, 1)`, letters)))
      .groupBy(...(isDaily ? [t.day] : []), sql`entry.key`);
  };
  const shape = `packed values ${letters.join("")} ${isDaily} ${days !== undefined}`;
  const rows = await runForCards(database, cardIds, shape, build, dayParams(days));
  return rows.map(({ day, key, n }) => ({
    day,
    kind: wordOf(KIND_LETTERS, key[0]!),
    dimension: wordOf(DIMENSION_LETTERS, key[1]!),
    value: key.slice(2),
    n,
  }));
}

const wordOf = <Word extends string>(letters: Record<Word, string>, letter: string): Word =>
  (Object.keys(letters) as Word[]).find((word) => letters[word] === letter)!;
