import type { Tables } from "#db/index.ts";
import { MINUTE_MS } from "../config/durations.ts";

/** Lengths of buckets, in minutes. */
export const DAY = 1_440;
export const QUARTER = 15;

export type RollupRow = Tables["eventRollups"]["$inferInsert"];
export type RollupKind = "view" | "click" | "save" | "submission" | "visitor";
export type Dimension =
  "total" | "source" | "device" | "country" | "referrer" | "link" | "campaign" | "seconds" | "filtered";

/** The bucket of this length, in minutes, that contains a moment. */
export const bucketOf = (at: Date, minutes: number) => Math.floor(at.getTime() / (minutes * MINUTE_MS));

/** The value counted when the real one is unknown. */
export const UNKNOWN = "unknown";

/** The counted part of an event; raw rows have the same properties. */
export interface CountedEvent extends EventDimensions {
  cardId: number;
  at: Date;
}

/** Dimensions to count an event by. */
interface EventDimensions {
  kind: Exclude<RollupKind, "visitor">;
  filtered: string | null;
  country: string | null;
  deviceClass: string | null;
  source?: string | null;
  referrer?: string | null;
  link?: string;
  campaignId?: number | null;
}

/** Calls `count` for each dimension an event is counted in; a filtered one is counted only as that. */
export function forEachDimension(
  { kind, filtered, country, deviceClass, source, referrer, link, campaignId }: EventDimensions,
  count: (dimension: Dimension, value: string) => void,
): void {
  if (filtered !== null) return count("filtered", filtered);
  count("total", "");
  count("device", deviceClass ?? UNKNOWN);
  count("country", country ?? UNKNOWN);
  if (kind === "view") count("source", source ?? "link");
  if (kind === "view" && referrer != null) count("referrer", referrer);
  if (link !== undefined) count("link", link);
  if (campaignId != null) count("campaign", String(campaignId));
}

/** Sums counts by key: one row each, because an upsert may not touch a row twice. */
export class Rollups {
  private readonly rows = new Map<string, RollupRow>();

  add(cardId: number, at: Date, kind: RollupKind, dimension: Dimension, value: string, n = 1): void {
    for (const minutes of [DAY, QUARTER]) {
      const bucket = bucketOf(at, minutes);
      const key = `${cardId} ${minutes} ${dimension} ${bucket} ${kind} ${value}`;
      const row = this.rows.get(key);
      if (row) row.n += n;
      else this.rows.set(key, { cardId, minutes, dimension, bucket, kind, value, n });
    }
  }

  /** Counts an event; an `n` of -1 takes it back. */
  addEvent(event: CountedEvent, n = 1): void {
    forEachDimension(event, (dimension, value) => this.add(event.cardId, event.at, event.kind, dimension, value, n));
  }

  /** A view whose visitor left after `to` seconds; `from` is what was known before, null for nothing. */
  addSeconds(cardId: number, at: Date, from: number | null, to: number): void {
    if (from === null) this.add(cardId, at, "view", "seconds", "views");
    if (to !== (from ?? 0)) this.add(cardId, at, "view", "seconds", "sum", to - (from ?? 0));
  }

  /** Sorted by key: writers that lock rows in different orders deadlock. */
  sorted(): RollupRow[] {
    return [...this.rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  }
}
