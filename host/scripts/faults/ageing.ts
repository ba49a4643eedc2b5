import { setTimeout as sleep } from "node:timers/promises";
import { and, count, eq, lt, type SQL } from "drizzle-orm";
import { commitEvents } from "../../app/events/commit.server.ts";
import { aCard, aUser } from "../../tests/builders.ts";
import { administrator, BROWSER, visitor } from "../../tests/client.ts";
import { shiftedClock } from "../../tests/shifted-clock.ts";
import { host, newFolder, type Result } from "./fire.ts";

const DAY_MS = 86_400_000;
const CARDS = 10;
/** A week, and the day after which days may be packed. */
const DAYS = 8;
/** Before the first day: enough that some of each day become far past. */
const DAYS_BEFORE = 45;
const RETENTION = 40;

/** Day after day passes by the clock of the process: what ages goes, and no figure changes by it. */
export async function ageingWeek(): Promise<Result> {
  const clock = shiftedClock(newFolder());
  const firstDay = Math.floor(Date.now() / DAY_MS);
  const running = await host({ NODE_OPTIONS: clock.preload, EVENT_RETENTION_DAYS: String(RETENTION) });
  const { db, tables } = running.database;
  const owner = await aUser(running.database);
  const cards = await Promise.all(Array.from({ length: CARDS }, () => aCard(running.database, owner)));
  await commitEvents(
    running.database,
    cards.flatMap(({ id }, card) => Array.from({ length: DAYS_BEFORE }, (_, day) => viewOf(id, card, day))),
  );
  const seen = async () => {
    const call = await administrator(running); // each day anew: sessions end
    const figures = await Promise.all(cards.map(({ id }) => call("GET", `/api/analytics/${id}?range=yearly`)));
    return figures.map((response) => {
      const { summary, totals, sources } = response.json<Figures>();
      return [summary.totalViews, totals.views, sources.reduce((all, { count }) => all + count, 0)].join("/");
    });
  };
  const wrong: string[] = [];
  const completedRuns = () => running.output().split('"job done","job":"events.tidy"').length;
  for (let day = 0; day <= DAYS; day++) {
    const before = completedRuns();
    clock.set(day * DAY_MS);
    for (const { id } of cards) await visitor(running)("POST", "/api/card-views", { cardId: id }, BROWSER);
    for (let i = 0; i < 400 && completedRuns() === before; i++) await sleep(100);
    const expected = DAYS_BEFORE + day + 1;
    for (const actual of await seen())
      if (actual !== `${expected}/${expected}/${expected}`) wrong.push(`day ${day}: ${actual} for ${expected}`);
  }
  const now = Date.now() + DAYS * DAY_MS;
  const today = Math.floor(now / DAY_MS);
  const { cardViews, eventDays, eventRollups: t, visitorSalts } = tables;
  const numberOf = async (table: typeof cardViews | typeof t | typeof visitorSalts | typeof eventDays, where?: SQL) =>
    (await db.select({ n: count() }).from(table).where(where))[0]!.n;
  const old = {
    raw: await numberOf(cardViews, lt(cardViews.timestamp, new Date((today - RETENTION) * DAY_MS))),
    quarters: await numberOf(t, and(eq(t.minutes, 15), lt(t.bucket, (today - 35) * 96))),
    salts: await numberOf(visitorSalts, lt(visitorSalts.day, today - 1)),
  };
  // A day is packed when it becomes far. Those that were far already when their views were written stay as they are.
  const packed = await numberOf(eventDays);
  const failed = running.output().split('"job failed"').length - 1;
  const left = Object.entries(old).map(([what, n]) => `${what} ${n}`);
  return {
    isGood:
      wrong.length === 0 &&
      failed === 0 &&
      packed === CARDS * (today - firstDay) &&
      Object.values(old).every((n) => n === 0),
    outcome: `${DAYS} days: figures wrong: ${wrong[0] ?? 0}; left of the past: ${left.join(", ")}; days packed: ${packed}; jobs failed: ${failed}`,
  };
}

interface Figures {
  summary: { totalViews: number };
  totals: { views: number };
  sources: { count: number }[];
}

const viewOf = (cardId: number, card: number, day: number) => ({
  kind: "view" as const,
  cardId,
  at: new Date(Date.now() - (day + 1) * DAY_MS - card * 3_600_000),
  source: "link" as const,
  referrer: null,
  ip: null,
  location: null,
  country: "PT",
  device: "Desktop",
  deviceClass: "desktop" as const,
  isBot: false,
  userId: null,
  visitorHash: `${card}-${day}`,
  key: null,
});
