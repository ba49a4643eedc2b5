import { and, eq, inArray, min, sum } from "drizzle-orm";
import { type BusinessCard, type Database, firstRow } from "#db/index.ts";
import { DAY_MS } from "../../config/durations.ts";
import { firstQuarterDay } from "../../events/retention.server.ts";
import { runForCards } from "../../events/prepared-queries.server.ts";
import { compactedTotals } from "../../events/compacted-counts.server.ts";
import { DAY } from "../../events/rollups.ts";
import type { DateSpan } from "../analytics.schema.ts";
import type { Figures, Totals } from "../analytics.ts";
import { FIELDS, type Kind } from "./buckets.server.ts";
import { averageDailyViews, NO_EVENTS, WINDOWS } from "../formulas.ts";
import { hourSeries, readHours, toWeekGrid } from "./hours.server.ts";
import { countryLabel, deviceLabel, linkLabel, sourceLabel } from "../labels.ts";
import {
  addDays,
  type Day,
  dayInTimeZone,
  type Days,
  daysBefore,
  daysOf,
  groupingOf,
  groupStarts,
  MAX_DAYS,
  toTimeRange,
} from "../periods.ts";
import { excludedIn, readSegmentCounts, seriesOf, totalsIn } from "./segment-counts.server.ts";
import { readCampaignNames } from "./campaign-names.server.ts";
import { readConversations } from "./conversation-figures.server.ts";
import { rankingOf, readRankedValues, valueOf } from "./rankings.server.ts";

/** One card, or several together. */
type Subject = Pick<BusinessCard, "id" | "name" | "slug" | "createdAt" | "customButtons"> & { cardIds?: number[] };

/**
 * Every figure about a card in the days asked for, from rollups: as many queries for a million events as for one.
 * Days are those of the time zone. UTC days that lie within one group are read whole, the others by the quarter hour.
 */
export async function readFigures(
  database: Database,
  card: Subject,
  span: DateSpan,
  now = new Date(),
): Promise<Figures> {
  const { cardIds = [card.id] } = card;
  const { timeZone } = span;
  const today = dayInTimeZone(now.getTime(), timeZone);
  const [[overall, firstDay], quarterDay] = await Promise.all([
    readOverall(database, cardIds),
    firstQuarterDay(database),
  ]);
  const days = requestedDays(
    span,
    today,
    [firstDay, card.createdAt].map((date) => dayInTimeZone((date ?? now).getTime(), timeZone)),
  );
  const grouping = groupingOf(days);
  const before = daysBefore(days);
  const windows = WINDOWS.map((length) => {
    const last = { from: addDays(today, 1 - length), to: today };
    return { now: last, before: daysBefore(last) };
  });

  const starts = grouping === "hour" ? [days.from] : groupStarts(days, grouping);
  const spans = [days, before, ...windows.flatMap((window) => [window.now, window.before])];
  const boundaries = [...starts, ...spans.flatMap(({ from, to }) => [from, addDays(to, 1)])];
  const [segmentCounts, ranked, hours, conversations] = await Promise.all([
    readSegmentCounts(database, cardIds, boundaries, timeZone, quarterDay),
    readRankedValues(database, cardIds, days, timeZone, quarterDay),
    readHours(database, cardIds, days, timeZone, grouping === "hour"),
    readConversations(database, cardIds, toTimeRange(days, timeZone)),
  ]);
  const isCampaignNamed = ranked.some(({ dimension }) => dimension === "campaign");
  const campaignNames = isCampaignNamed ? await readCampaignNames(database, cardIds) : new Map<string, string>();

  const [last7, last30] = windows.map((window) => ({
    now: totalsIn(segmentCounts, window.now),
    before: totalsIn(segmentCounts, window.before),
  }));
  const filteredBy = { bot: excludedIn(segmentCounts, days, "bot"), owner: excludedIn(segmentCounts, days, "owner") };
  const timed = valueOf(ranked, "seconds", "views");
  return {
    cardId: card.id,
    card: { name: card.name, slug: card.slug },
    range: span.from === undefined ? (span.range ?? null) : null,
    ...days,
    timeZone,
    grouping,
    summary: {
      totalViews: overall.views,
      totalClicks: overall.clicks,
      totalSaves: overall.saves,
      totalSubmissions: overall.submissions,
      uniqueVisitors: overall.visitors,
      averageDailyViews: averageDailyViews(last30!.now),
    },
    totals: totalsIn(segmentCounts, days),
    previous: totalsIn(segmentCounts, before),
    last7: last7!,
    last30: last30!,
    series: grouping === "hour" ? hourSeries(hours) : seriesOf(segmentCounts, days, starts, grouping),
    sources: rankingOf(ranked, "source", sourceLabel),
    devices: rankingOf(ranked, "device", deviceLabel),
    countries: rankingOf(ranked, "country", countryLabel),
    referrers: rankingOf(ranked, "referrer", (host) => host),
    links: rankingOf(ranked, "link", (link) => linkLabel(link, card.customButtons)),
    // Counted anew, events of a deleted campaign have its id, and nothing else of it.
    campaigns: rankingOf(ranked, "campaign", (id) => campaignNames.get(id) ?? "").filter(({ label }) => label !== ""),
    hours: toWeekGrid(hours),
    averageSeconds: timed === 0 ? null : valueOf(ranked, "seconds", "sum") / timed,
    conversations,
    filtered: filteredBy.bot + filteredBy.owner,
    filteredBy,
  };
}

/** Number of all events of a card, by which a page notices new ones. */
export async function countEvents(database: Database, cardId: number): Promise<number> {
  const {
    db,
    tables: { eventRollups: t },
  } = database;
  const counted: Kind[] = ["view", "click", "save", "submission"];
  const [row, packed] = await Promise.all([
    firstRow(
      runForCards(database, [cardId], "events", (ids) =>
        db
          .select({ n: sum(t.n).mapWith(Number) })
          .from(t)
          .where(and(inArray(t.cardId, ids), eq(t.minutes, DAY), eq(t.dimension, "total"), inArray(t.kind, counted))),
      ),
    ),
    compactedTotals(database, [cardId]),
  ]);
  return packed.reduce((all, { kind, n }) => (counted.includes(kind) ? all + n : all), row?.n ?? 0);
}

function requestedDays({ range, from, to }: DateSpan, today: Day, availableDays: Day[]): Days {
  if (from !== undefined) return { from, to: to ?? earlier(later(from, today), addDays(from, MAX_DAYS - 1)) };
  if (range !== undefined) return daysOf(range, to ?? today);
  const first = availableDays.reduce((a, b) => (a < b ? a : b));
  const last = to ?? today;
  const start = earlier(first, last);
  return { from: to === undefined ? start : later(start, addDays(to, 1 - MAX_DAYS)), to: last };
}

const earlier = (a: Day, b: Day): Day => (a < b ? a : b);
const later = (a: Day, b: Day): Day => (a < b ? b : a);

/** Totals since the card was made, and the first day that has any. */
async function readOverall(database: Database, cardIds: readonly number[]): Promise<[Totals, Date | null]> {
  const {
    db,
    tables: { eventRollups: t },
  } = database;
  const [rows, packed] = await Promise.all([
    runForCards(database, cardIds, "overall", (ids) =>
      db
        .select({ kind: t.kind, n: sum(t.n).mapWith(Number), first: min(t.bucket).mapWith(Number) })
        .from(t)
        .where(and(inArray(t.cardId, ids), eq(t.minutes, DAY), eq(t.dimension, "total")))
        .groupBy(t.kind),
    ),
    compactedTotals(database, cardIds),
  ]);
  const all = [...rows, ...packed];
  const totals = { ...NO_EVENTS };
  for (const { kind, n } of all) totals[FIELDS[kind as Kind]] += n;
  const first = Math.min(...all.map((row) => row.first));
  return [totals, Number.isFinite(first) ? new Date(first * DAY_MS) : null];
}
