import { and, asc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { type Database, run } from "#db/index.ts";
import { DAY_MS } from "../config/durations.ts";
import { bucketOf, DAY } from "./rollups.ts";

/** Rows removed by one transaction: others never wait long for the database. */
const STEP = 1_000;

const rawTables = ({ cardViews, cardClicks, cardSaves }: Database["tables"]) => [cardViews, cardClicks, cardSaves];

/**
 * Removes raw views, clicks and saves of days more than `days` ago, in small steps; totals stay, being counted apart.
 * Submissions stay, because they are messages to the owner. Answers how many rows went.
 */
export async function ageEvents(
  database: Database,
  days: number,
  now = new Date(),
  step = STEP,
  signal?: AbortSignal,
): Promise<number> {
  const { db, tables, transaction } = database;
  const { businessCards, eventAgeing } = tables;
  const completeFrom = new Date((bucketOf(now, DAY) - days) * DAY_MS);
  // Noted before the first row goes: a rebuild must not recount a day that is only partly there.
  await transaction((tx) =>
    tx
      .insert(eventAgeing)
      .values({ id: 1, completeFrom })
      .onConflictDoUpdate({
        target: eventAgeing.id,
        set: { completeFrom },
        setWhere: lt(eventAgeing.completeFrom, completeFrom),
      }),
  );

  let removed = 0;
  for (let last = 0; ;) {
    const cards = await db
      .select({ id: businessCards.id })
      .from(businessCards)
      .where(gt(businessCards.id, last))
      .orderBy(asc(businessCards.id))
      .limit(500);
    for (const card of cards) for (const table of rawTables(tables)) removed += await ageTable(table, card.id);
    if (cards.length === 0 || signal?.aborted) return removed;
    last = cards.at(-1)!.id;
  }

  async function ageTable(table: ReturnType<typeof rawTables>[number], cardId: number): Promise<number> {
    const isOld = and(eq(table.cardId, cardId), lt(table.timestamp, completeFrom));
    for (let gone = 0; ;) {
      const old = await db.select({ id: table.id }).from(table).where(isOld).limit(step);
      if (old.length > 0)
        await transaction((tx) =>
          tx.delete(table).where(
            inArray(
              table.id,
              old.map(({ id }) => id),
            ),
          ),
        );
      gone += old.length;
      if (old.length < step || signal?.aborted) return gone;
    }
  }
}

/** Forgets the keys of events that nobody will send again. */
export async function forgetKeys({ tables: { eventKeys }, transaction }: Database, now = new Date()): Promise<void> {
  await transaction((tx) => tx.delete(eventKeys).where(lt(eventKeys.createdAt, new Date(now.getTime() - 31 * DAY_MS))));
}

/** The first moment from which all raw events are still there; null when none was ever removed. */
export function* completeFrom(
  tx: Parameters<Parameters<Database["transaction"]>[0]>[0],
  { eventAgeing }: Database["tables"],
) {
  const [row] = yield* run(
    tx
      .select({ at: eventAgeing.completeFrom })
      .from(eventAgeing)
      .where(eq(eventAgeing.id, sql`1`)),
  );
  return row?.at ?? null;
}
