import { sql } from "drizzle-orm";
import type { Columns } from "../postgres.ts";
import type { CardTables } from "./cards.ts";
import { now, times } from "./times.ts";

/** Why an event is excluded from totals; null if it is included. */
export type Filtered = "bot" | "owner";

/** Visitors' events on cards, and their totals. */
export function eventTables(c: Columns, { businessCards }: CardTables) {
  const { created } = times(c);

  const cardViews = c.table(
    "card_views",
    {
      id: c.id(),
      cardId: c.ref(() => businessCards.id).notNull(),
      viewerIp: c.text(),
      viewerLocation: c.text(),
      viewerDevice: c.text(),
      /** ISO 3166 country code. */
      country: c.text(),
      source: c.text(),
      referrer: c.text(),
      /** Campaign of the visit. No reference, as counts outlive the campaign. */
      campaignId: c.integer(),
      seconds: c.integer(),
      filtered: c.text().$type<Filtered>(),
      timestamp: c.timestamp().notNull().$defaultFn(now),
    },
    (t) => [
      c.index("card_views_by_card").on(t.cardId, t.timestamp, t.id),
      c.index("card_views_by_time").on(t.timestamp),
    ],
  );

  const cardClicks = c.table(
    "card_clicks",
    {
      id: c.id(),
      cardId: c.ref(() => businessCards.id).notNull(),
      linkType: c.text().notNull(),
      linkId: c.text().notNull(),
      clickerIp: c.text(),
      clickerLocation: c.text(),
      clickerDevice: c.text(),
      /** ISO 3166 country code. */
      country: c.text(),
      filtered: c.text().$type<Filtered>(),
      timestamp: c.timestamp().notNull().$defaultFn(now),
    },
    (t) => [
      c.index("card_clicks_by_card").on(t.cardId, t.timestamp, t.id),
      c.index("card_clicks_by_time").on(t.timestamp),
    ],
  );

  const cardSaves = c.table(
    "card_saves",
    {
      id: c.id(),
      cardId: c.ref(() => businessCards.id).notNull(),
      saverIp: c.text(),
      saverLocation: c.text(),
      saverDevice: c.text(),
      /** ISO 3166 country code. */
      country: c.text(),
      /** Campaign of the visit, as in views. */
      campaignId: c.integer(),
      filtered: c.text().$type<Filtered>(),
      timestamp: c.timestamp().notNull().$defaultFn(now),
    },
    (t) => [
      c.index("card_saves_by_card").on(t.cardId, t.timestamp, t.id),
      c.index("card_saves_by_time").on(t.timestamp),
    ],
  );

  /**
   * Event counts for totals and charts, updated with each event: per UTC day and, for recent days, per quarter of an
   * hour. All time zones start their days at a quarter, so that days of any zone are exact sums.
   */
  const eventRollups = c.table(
    "event_rollups",
    {
      cardId: c.ref(() => businessCards.id).notNull(),
      /** Length of the bucket in minutes: 1440 or 15. */
      minutes: c.integer().notNull(),
      /** total, source, device, country, referrer, link, campaign, seconds, filtered. */
      dimension: c.text().notNull(),
      /** Index of the bucket: number of buckets of this length since 1970. */
      bucket: c.integer().notNull(),
      /** view, click, save, submission, visitor. */
      kind: c.text().notNull(),
      value: c.text().notNull(),
      n: c.integer().notNull(),
    },
    (t) => [
      c.primaryKey({ columns: [t.cardId, t.minutes, t.dimension, t.bucket, t.kind, t.value] }),
      // For retention, which goes by time.
      c
        .index("event_rollups_quarters")
        .on(t.bucket)
        .where(sql`${t.minutes} = 15`),
      c
        .index("event_rollups_days")
        .on(t.bucket, t.cardId)
        .where(sql`${t.minutes} = 1440`),
    ],
  );

  /**
   * Old days with few counts, compacted to one row each, because their rollups take more room than the events. Late
   * events are still counted in event_rollups; a day is the sum of both.
   */
  const eventDays = c.table(
    "event_days",
    {
      cardId: c.ref(() => businessCards.id).notNull(),
      /** Days since 1970, UTC. */
      day: c.integer().notNull(),
      // Nullable, because null takes no room. A ninth column would add eight bytes to each row in PostgreSQL.
      views: c.integer(),
      clicks: c.integer(),
      saves: c.integer(),
      submissions: c.integer(),
      visitors: c.integer(),
      /** All other counts as JSON, such as {"vcPT": 2}: one letter each for kind and dimension, then the value. */
      counts: c.text(),
    },
    (t) => [c.primaryKey({ columns: [t.cardId, t.day] })],
  );

  /** Today's visitors, for counting unique ones: hashes with a salt that is destroyed after the day. */
  const dailyVisitors = c.table(
    "daily_visitors",
    {
      /** Days since 1970, UTC. */
      day: c.integer().notNull(),
      cardId: c.ref(() => businessCards.id).notNull(),
      hash: c.text().notNull(),
    },
    (t) => [c.primaryKey({ columns: [t.day, t.cardId, t.hash] }), c.index("daily_visitors_by_card").on(t.cardId)],
  );

  const visitorSalts = c.table("visitor_salts", { day: c.integer().primaryKey(), salt: c.text().notNull() });

  /** Idempotency keys of events, which pages that were offline may send again. */
  const eventKeys = c.table(
    "event_keys",
    { key: c.text().primaryKey(), eventId: c.integer().notNull(), ...created() },
    (t) => [c.index("event_keys_by_time").on(t.createdAt)],
  );

  /**
   * Watermarks of retention: the first day whose raw events (1) or quarter-hours (2) are complete, or that is not
   * compacted (3), and from when on days may be compacted (4).
   */
  const eventAgeing = c.table("event_ageing", { id: c.integer().primaryKey(), completeFrom: c.timestamp().notNull() });

  return {
    cardViews,
    cardClicks,
    cardSaves,
    eventRollups,
    eventDays,
    dailyVisitors,
    visitorSalts,
    eventKeys,
    eventAgeing,
  };
}
