import { and, desc, eq, gte, isNull, lt, lte, or, type SQL } from "drizzle-orm";
import type { Database } from "#db/index.ts";
import { columnsFor, pick } from "../disclosure/columns.ts";
import type { RawRows } from "./analytics.ts";

export const SECTIONS = ["views", "clicks", "saves", "submissions"] as const;
export type Section = (typeof SECTIONS)[number];

/** The last row read: the next ones are older, or as old and of a smaller id. */
export type Position = [ms: number, id: number];
/** Where each list goes on; a list that is through is not in it. */
export type Positions = Partial<Record<Section, Position>>;

/** The period to read rows from; null for all. */
export type Moments = { start: number; end: number } | null;

/** Rows of one list, newest first, at most `limit`; filtered events are not among them. */
export async function readRows<S extends Section>(
  database: Database,
  section: S,
  cardId: number,
  moments: Moments,
  after: Position | undefined,
  limit: number,
): Promise<RawRows[S]> {
  return (await queries[section](database, cardId, moments, after, limit)) as RawRows[S];
}

type Query<S extends Section> = (
  database: Database,
  cardId: number,
  moments: Moments,
  after: Position | undefined,
  limit: number,
) => Promise<RawRows[S]>;

/** The columns of each list, in the order of an answer. */
const SHOWN = {
  cardViews: columnsFor("cardViews", "owner", [
    "id",
    "timestamp",
    "viewerIp",
    "viewerLocation",
    "viewerDevice",
    "source",
    "referrer",
    "seconds",
  ]),
  cardClicks: columnsFor("cardClicks", "owner", [
    "id",
    "timestamp",
    "linkType",
    "linkId",
    "clickerIp",
    "clickerLocation",
    "clickerDevice",
  ]),
  cardSaves: columnsFor("cardSaves", "owner", ["id", "timestamp", "saverIp", "saverLocation", "saverDevice"]),
  formSubmissions: columnsFor("formSubmissions", "owner", [
    "id",
    "timestamp",
    "formData",
    "submitterIp",
    "submitterLocation",
    "submitterDevice",
  ]),
};

const queries: { [S in Section]: Query<S> } = {
  async views({ db, tables: { cardViews: t } }, cardId, moments, after, limit) {
    return dated(
      await db
        .select(pick(t, SHOWN.cardViews))
        .from(t)
        .where(and(eq(t.cardId, cardId), isNull(t.filtered), between(t, moments), behind(t, after)))
        .orderBy(desc(t.timestamp), desc(t.id))
        .limit(limit),
    );
  },
  async clicks({ db, tables: { cardClicks: t } }, cardId, moments, after, limit) {
    return dated(
      await db
        .select(pick(t, SHOWN.cardClicks))
        .from(t)
        .where(and(eq(t.cardId, cardId), isNull(t.filtered), between(t, moments), behind(t, after)))
        .orderBy(desc(t.timestamp), desc(t.id))
        .limit(limit),
    );
  },
  async saves({ db, tables: { cardSaves: t } }, cardId, moments, after, limit) {
    return dated(
      await db
        .select(pick(t, SHOWN.cardSaves))
        .from(t)
        .where(and(eq(t.cardId, cardId), isNull(t.filtered), between(t, moments), behind(t, after)))
        .orderBy(desc(t.timestamp), desc(t.id))
        .limit(limit),
    );
  },
  async submissions({ db, tables: { formSubmissions: t } }, cardId, moments, after, limit) {
    return dated(
      await db
        .select(pick(t, SHOWN.formSubmissions))
        .from(t)
        .where(and(eq(t.cardId, cardId), between(t, moments), behind(t, after)))
        .orderBy(desc(t.timestamp), desc(t.id))
        .limit(limit),
    );
  },
};

type Timed = Database["tables"]["cardViews" | "cardClicks" | "cardSaves" | "formSubmissions"];

function between({ timestamp }: Timed, moments: Moments): SQL | undefined {
  return moments === null
    ? undefined
    : and(gte(timestamp, new Date(moments.start)), lt(timestamp, new Date(moments.end)));
}

function behind({ timestamp, id }: Timed, after: Position | undefined): SQL | undefined {
  if (after === undefined) return undefined;
  const at = new Date(after[0]);
  // The bound on the time alone is what the index goes by: with OR only, each page would read all that are newer.
  return and(lte(timestamp, at), or(lt(timestamp, at), lt(id, after[1])));
}

const dated = <R extends { timestamp: Date }>(rows: R[]) =>
  rows.map((row) => ({ ...row, timestamp: row.timestamp.toISOString() }));
