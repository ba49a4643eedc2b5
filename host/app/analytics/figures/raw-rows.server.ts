import { and, desc, gte, inArray, isNull, lt, lte, or, sql, type SQL } from "drizzle-orm";
import { type Database, textBytes } from "#db/index.ts";
import { readableColumns, pickColumns } from "../../field-access/columns.ts";
import { runForCards, type BuildableQuery, type CardIds } from "../../events/prepared-queries.server.ts";
import { countFitting } from "../../http/paging.server.ts";
import type { RawRows } from "../analytics.ts";

export const SECTIONS = ["views", "clicks", "saves", "submissions"] as const;
export type Section = (typeof SECTIONS)[number];

/** The last row read: the next ones are older, or as old and of a smaller id. */
export type RowCursor = [ms: number, id: number];
/** Position in each list; finished lists are missing. */
export type RowCursors = Partial<Record<Section, RowCursor>>;

/** The period to read rows from; null for all. */
export type TimeRange = { start: number; end: number } | null;

/** Most bytes of messages that are read at a time. */
const MAX_MESSAGE_BYTES = 1_000_000;

/**
 * How many of the next rows of a list are read at a time, `limit` at most: fewer messages where they are long, none
 * where there are none.
 */
export async function fittingRows(
  database: Database,
  section: Section,
  cardId: number,
  moments: TimeRange,
  after: RowCursor | undefined,
  limit: number,
): Promise<number> {
  if (section !== "submissions") return limit;
  const { db, tables } = database;
  const { formSubmissions: t } = tables;
  const { shape, bounds, values } = boundsOf(moments, after);
  const query = (ids: CardIds) =>
    db
      .select({ size: textBytes(database, [t.formData]) })
      .from(t)
      .where(and(inArray(t.cardId, ids), ...bounds(t)))
      .orderBy(desc(t.timestamp), desc(t.id))
      .limit(sql.placeholder("limit"));
  const sizes = await runForCards(database, [cardId], `sizes ${shape}`, query, { limit, ...values });
  if (sizes.length === 0) return 0;
  const fitting = countFitting(
    sizes.map(({ size }) => size),
    MAX_MESSAGE_BYTES,
  );
  return fitting < sizes.length ? fitting : limit;
}

/** What bounds a query to a period and to the rows behind one, with the values for it. */
function boundsOf(moments: TimeRange, after: RowCursor | undefined) {
  return {
    shape: `${moments !== null} ${after !== undefined}`,
    bounds: (t: Timed) => [moments ? between(t) : undefined, after ? behind(t) : undefined],
    values: {
      ...(moments && { start: new Date(moments.start), end: new Date(moments.end) }),
      ...(after && { at: new Date(after[0]), id: after[1] }),
    },
  };
}

/** Rows of one list, newest first, at most `limit`; filtered events are not among them. */
export async function readRows<S extends Section>(
  database: Database,
  section: S,
  cardId: number,
  moments: TimeRange,
  after: RowCursor | undefined,
  limit: number,
): Promise<RawRows[S]> {
  const { shape, bounds, values } = boundsOf(moments, after);
  const query = (ids: CardIds) => queries[section](database, ids, bounds);
  const rows = await runForCards(database, [cardId], `rows ${section} ${shape}`, query, { limit, ...values });
  return dated(rows) as unknown as RawRows[S];
}

type Query<S extends Section> = (
  database: Database,
  cardIds: CardIds,
  bounds: (t: Timed) => (SQL | undefined)[],
) => BuildableQuery<Stored<RawRows[S][number]>[]>;
type Stored<Row> = Omit<Row, "timestamp"> & { timestamp: Date };

/** The columns of each list, in the order of an answer. */
const LISTED_COLUMNS = {
  cardViews: readableColumns("cardViews", "owner", [
    "id",
    "timestamp",
    "viewerIp",
    "viewerLocation",
    "viewerDevice",
    "source",
    "referrer",
    "seconds",
  ]),
  cardClicks: readableColumns("cardClicks", "owner", [
    "id",
    "timestamp",
    "linkType",
    "linkId",
    "clickerIp",
    "clickerLocation",
    "clickerDevice",
  ]),
  cardSaves: readableColumns("cardSaves", "owner", ["id", "timestamp", "saverIp", "saverLocation", "saverDevice"]),
  formSubmissions: readableColumns("formSubmissions", "owner", [
    "id",
    "timestamp",
    "formData",
    "submitterIp",
    "submitterLocation",
    "submitterDevice",
  ]),
};

const queries: { [S in Section]: Query<S> } = {
  views: ({ db, tables: { cardViews: t } }, cardIds, bounds) =>
    db
      .select(pickColumns(t, LISTED_COLUMNS.cardViews))
      .from(t)
      .where(and(inArray(t.cardId, cardIds), isNull(t.filtered), ...bounds(t)))
      .orderBy(desc(t.timestamp), desc(t.id))
      .limit(sql.placeholder("limit")),
  clicks: ({ db, tables: { cardClicks: t } }, cardIds, bounds) =>
    db
      .select(pickColumns(t, LISTED_COLUMNS.cardClicks))
      .from(t)
      .where(and(inArray(t.cardId, cardIds), isNull(t.filtered), ...bounds(t)))
      .orderBy(desc(t.timestamp), desc(t.id))
      .limit(sql.placeholder("limit")),
  saves: ({ db, tables: { cardSaves: t } }, cardIds, bounds) =>
    db
      .select(pickColumns(t, LISTED_COLUMNS.cardSaves))
      .from(t)
      .where(and(inArray(t.cardId, cardIds), isNull(t.filtered), ...bounds(t)))
      .orderBy(desc(t.timestamp), desc(t.id))
      .limit(sql.placeholder("limit")),
  submissions: ({ db, tables: { formSubmissions: t } }, cardIds, bounds) =>
    db
      .select(pickColumns(t, LISTED_COLUMNS.formSubmissions))
      .from(t)
      .where(and(inArray(t.cardId, cardIds), ...bounds(t)))
      .orderBy(desc(t.timestamp), desc(t.id))
      .limit(sql.placeholder("limit")),
};

type Timed = Database["tables"]["cardViews" | "cardClicks" | "cardSaves" | "formSubmissions"];

function between({ timestamp }: Timed): SQL | undefined {
  return and(gte(timestamp, placeholderOf("start", timestamp)), lt(timestamp, placeholderOf("end", timestamp)));
}

function behind({ timestamp, id }: Timed): SQL | undefined {
  const at = placeholderOf("at", timestamp);
  // The bound on the time alone is what the index goes by: with OR only, each page would read all that are newer.
  return and(lte(timestamp, at), or(lt(timestamp, at), lt(id, sql.placeholder("id"))));
}

/** A placeholder whose value is stored as the column's are. */
const placeholderOf = (name: string, column: Timed["timestamp"]) => sql.param(sql.placeholder(name), column);

const dated = <R extends { timestamp: Date }>(rows: R[]) =>
  rows.map((row) => ({ ...row, timestamp: row.timestamp.toISOString() }));
