import { sql } from "drizzle-orm";
import type { Columns } from "../postgres.ts";
import type { CardTables } from "./cards.ts";
import { now, times } from "./times.ts";

/** Why an event is not in the totals; null when it is. */
export type Filtered = "bot" | "owner";

/** What visitors did with a card, and how often. */
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
      /** ISO 3166. */
      country: c.text(),
      source: c.text(),
      referrer: c.text(),
      /** The campaign it came by. No reference: what was counted stays when the campaign is deleted. */
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
      /** ISO 3166. */
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
      /** ISO 3166. */
      country: c.text(),
      /** As that of a view. */
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
   * Events counted as they are written: what totals and charts read. Each event counts in its UTC day and, in the near
   * past, in its quarter of an hour: all time zones begin their days at a quarter, so days of any zone are exact sums.
   */
  const eventRollups = c.table(
    "event_rollups",
    {
      cardId: c.ref(() => businessCards.id).notNull(),
      /** Length of the bucket: 1440 or 15. */
      minutes: c.integer().notNull(),
      /** total, source, device, country, referrer, link, campaign, seconds, filtered. */
      dimension: c.text().notNull(),
      /** How many buckets of this length lie between 1970 and this one. */
      bucket: c.integer().notNull(),
      /** view, click, save, submission, visitor. */
      kind: c.text().notNull(),
      value: c.text().notNull(),
      n: c.integer().notNull(),
    },
    (t) => [
      c.primaryKey({ columns: [t.cardId, t.minutes, t.dimension, t.bucket, t.kind, t.value] }),
      // By time, for those that age.
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
   * Days of the far past with few counts, a row each in place of their rollups: those cost more than the events. What
   * comes late is counted in event_rollups all the same, and days are the sum of both.
   */
  const eventDays = c.table(
    "event_days",
    {
      cardId: c.ref(() => businessCards.id).notNull(),
      /** Days since 1970, UTC. */
      day: c.integer().notNull(),
      // Null takes no room. A ninth column would take eight bytes of each row of PostgreSQL.
      views: c.integer(),
      clicks: c.integer(),
      saves: c.integer(),
      submissions: c.integer(),
      visitors: c.integer(),
      /** All other counts as JSON, {"vcPT": 2}: a letter each for kind and dimension, then the value. */
      counts: c.text(),
    },
    (t) => [c.primaryKey({ columns: [t.cardId, t.day] })],
  );

  /** Today's visitors, so that unique ones can be counted: hashes with a salt that is destroyed after the day. */
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

  /** Keys of events that may be sent again, by a page that was offline: a repetition is not counted. */
  const eventKeys = c.table(
    "event_keys",
    {
      key: c.text().primaryKey(),
      eventId: c.integer().notNull(),
      ...created(),
    },
    (t) => [c.index("event_keys_by_time").on(t.createdAt)],
  );

  /**
   * The first day whose raw events (1), or quarters of an hour (2), are all still there, or that is not packed (3);
   * none before they aged. And from when on days may be packed (4).
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
