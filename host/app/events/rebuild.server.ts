import { and, asc, between, count, eq, gt, gte, inArray, isNotNull, lt, max, min, ne, or, sql, sum } from "drizzle-orm";
import { type Database, run, type Steps, type Tx } from "#db/index.ts";
import { DAY_MS } from "../config/durations.ts";
import { completeFrom } from "./ageing.server.ts";
import { addRollups } from "./commit.server.ts";
import { classOfText } from "./device.server.ts";
import { bucketOf, type Counted, DAY, QUARTER, Rollups } from "./rollups.ts";

/** Days counted in one transaction, to limit memory and the wait of others. */
const WINDOW = 31;
const PAGE = 2_000;

/**
 * Counts the rollups of all cards anew from raw events. Days whose raw events have been aged out, and unique visitors,
 * whose hashes are gone, stay as they are. Can run while events arrive. Answers how many events were counted.
 */
export async function rebuildRollups({ db, tables, transaction }: Database): Promise<number> {
  const { businessCards } = tables;
  const cards = await db.select({ id: businessCards.id }).from(businessCards).orderBy(asc(businessCards.id));
  let counted = 0;
  for (const { id } of cards) {
    const days = await transaction((tx) => daysOf(tx, tables, id));
    if (!days) continue;
    for (let day = days.first; day <= days.last; day += WINDOW) {
      const lastDay = Math.min(days.last, day + WINDOW - 1);
      counted += await transaction((tx) => recount(tx, tables, id, day, lastDay));
    }
  }
  return counted;
}

/** Cards compared by one query. */
const COMPARED_AT_ONCE = 200;

/**
 * Compares the rollups of the last `days` finished days with the raw events and counts those of a card anew that
 * differ. Rollups are updated in each event's transaction, so none should; returns the ids of repaired cards.
 */
export async function repairRollups(
  { db, tables, transaction }: Database,
  { days = WINDOW, now = new Date(), signal }: { days?: number; now?: Date; signal?: AbortSignal } = {},
): Promise<number[]> {
  const { businessCards, cardViews, cardClicks, cardSaves, formSubmissions, eventRollups: t } = tables;
  const complete = await transaction((tx) => completeFrom(tx, tables));
  const [last, first] = [
    bucketOf(now, DAY) - 1,
    Math.max(bucketOf(now, DAY) - days, complete ? bucketOf(complete, DAY) : 0),
  ];
  const mended: number[] = [];
  for (let after = 0; first <= last && !signal?.aborted;) {
    const page = await db
      .select({ id: businessCards.id })
      .from(businessCards)
      .where(gt(businessCards.id, after))
      .orderBy(asc(businessCards.id))
      .limit(COMPARED_AT_ONCE);
    if (page.length === 0) break;
    after = page.at(-1)!.id;
    const ids = page.map(({ id }) => id);
    const counts = new Map(ids.map((id) => [id, { raw: 0, rolled: 0 }]));
    for (const raw of [cardViews, cardClicks, cardSaves, formSubmissions]) {
      const rows = await db
        .select({ id: raw.cardId, n: count() })
        .from(raw)
        .groupBy(raw.cardId)
        .where(
          and(
            inArray(raw.cardId, ids),
            gte(raw.timestamp, new Date(first * DAY_MS)),
            lt(raw.timestamp, new Date((last + 1) * DAY_MS)),
          ),
        );
      for (const { id, n } of rows) counts.get(id)!.raw += n;
    }
    // Each event is counted once, in the totals or as filtered.
    const rolled = await db
      .select({ id: t.cardId, n: sum(t.n).mapWith(Number) })
      .from(t)
      .groupBy(t.cardId)
      .where(
        and(
          inArray(t.cardId, ids),
          eq(t.minutes, DAY),
          inArray(t.dimension, ["total", "filtered"]),
          ne(t.kind, "visitor"),
          between(t.bucket, first, last),
        ),
      );
    for (const { id, n } of rolled) counts.get(id)!.rolled = n;
    for (const [id, { raw, rolled }] of counts) {
      if (raw === rolled) continue;
      await transaction((tx) => recount(tx, tables, id, first, last));
      mended.push(id);
    }
  }
  return mended;
}

type Tables = Database["tables"];

/** The UTC days of a card to count: those with raw events or rollups, as far back as raw events are complete. */
function* daysOf(tx: Tx, tables: Tables, cardId: number): Steps<{ first: number; last: number } | undefined> {
  const { cardViews, cardClicks, cardSaves, formSubmissions, eventRollups: t } = tables;
  const complete = yield* completeFrom(tx, tables);
  const days: number[] = [];
  for (const raw of [cardViews, cardClicks, cardSaves, formSubmissions]) {
    const [row] = yield* run(
      tx
        .select({ first: min(raw.timestamp), last: max(raw.timestamp) })
        .from(raw)
        .where(eq(raw.cardId, cardId)),
    );
    for (const at of [row?.first, row?.last]) if (at) days.push(bucketOf(at, DAY));
  }
  const [row] = yield* run(
    tx
      .select({ first: min(t.bucket).mapWith(Number), last: max(t.bucket).mapWith(Number) })
      .from(t)
      .where(and(eq(t.cardId, cardId), eq(t.minutes, DAY), isNotNull(t.bucket))),
  );
  if (row && row.first > 0) days.push(row.first, row.last);
  if (days.length === 0) return undefined;
  return { first: Math.max(Math.min(...days), complete ? bucketOf(complete, DAY) : 0), last: Math.max(...days) };
}

function* recount(tx: Tx, tables: Tables, cardId: number, firstDay: number, lastDay: number): Steps<number> {
  const { eventRollups: t } = tables;
  const quarters = DAY / QUARTER;
  yield* run(
    tx
      .delete(t)
      .where(
        and(
          eq(t.cardId, cardId),
          ne(t.kind, "visitor"),
          or(
            and(eq(t.minutes, DAY), between(t.bucket, firstDay, lastDay)),
            and(eq(t.minutes, QUARTER), between(t.bucket, firstDay * quarters, (lastDay + 1) * quarters - 1)),
          ),
        ),
      ),
  );
  const rollups = new Rollups();
  let n = 0;
  for (const kind of ["view", "click", "save", "submission"] as const) {
    n += yield* countRows(tx, tables, kind, cardId, firstDay, lastDay, rollups);
  }
  yield* addRollups(tx, tables, rollups.sorted());
  return n;
}

/** Counts the rows of one kind, page by page. */
function* countRows(
  tx: Tx,
  { cardViews, cardClicks, cardSaves, formSubmissions }: Tables,
  kind: Counted["kind"],
  cardId: number,
  firstDay: number,
  lastDay: number,
  rollups: Rollups,
): Steps<number> {
  const [from, to] = [new Date(firstDay * DAY_MS), new Date((lastDay + 1) * DAY_MS)];
  for (let n = 0, after = 0; ;) {
    const table = { view: cardViews, click: cardClicks, save: cardSaves, submission: formSubmissions }[kind];
    const where = and(
      eq(table.cardId, cardId),
      gte(table.timestamp, from),
      lt(table.timestamp, to),
      sql`${table.id} > ${after}`,
    );
    const rows = yield* run(tx.select().from(table).where(where).orderBy(asc(table.id)).limit(PAGE));
    for (const row of rows) {
      const device =
        "viewerDevice" in row
          ? row.viewerDevice
          : "clickerDevice" in row
            ? row.clickerDevice
            : "saverDevice" in row
              ? row.saverDevice
              : row.submitterDevice;
      const filtered = "filtered" in row ? row.filtered : null;
      rollups.addEvent({
        cardId,
        kind,
        at: row.timestamp,
        filtered,
        country: row.country,
        deviceClass: classOfText(device),
        ...("source" in row && { source: row.source, referrer: row.referrer }),
        ...("campaignId" in row && { campaignId: row.campaignId }),
        ...("linkType" in row && { link: `${row.linkType}:${row.linkId}` }),
      });
      if ("seconds" in row && row.seconds !== null && filtered === null)
        rollups.addSeconds(cardId, row.timestamp, null, row.seconds);
    }
    n += rows.length;
    if (rows.length < PAGE) return n;
    after = rows.at(-1)!.id;
  }
}
