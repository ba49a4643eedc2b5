import { DIMENSION_LETTERS, KIND_LETTERS, TOTALS } from "./compacted-counts.server.ts";
import type { Dimension, RollupKind } from "./rollups.ts";

/** A total's key is the letter of its kind. Other keys are those of packed days: kind, dimension, value. */
export const keyOf = (kind: RollupKind, dimension: Dimension, value: string): string =>
  dimension === "total" ? KIND_LETTERS[kind] : KIND_LETTERS[kind] + DIMENSION_LETTERS[dimension] + value;

const [TIMED, SECONDS] = [keyOf("view", "seconds", "views"), keyOf("view", "seconds", "sum")];
const TOTAL_KEYS = (Object.keys(TOTALS) as RollupKind[]).map((kind) => keyOf(kind, "total", ""));

/** The keys under which an event counts. Very many events share them. */
export class CountKeys {
  readonly total: string | undefined;
  /** The other keys as members of a JSON object, each with a count of 1; sorted by key, as packing does, too. */
  readonly once: string;

  constructor(readonly all: string[]) {
    this.total = all.find((key) => key.length === 1);
    const others = all.filter((key) => key.length > 1).sort();
    this.once = others.map((key) => `${JSON.stringify(key)}:1`).join(",");
  }
}

/** Events that count under the same keys. */
interface EventGroup {
  keys: CountKeys;
  n: number;
  /** How many have a duration, and its sum. */
  timed: number;
  seconds: number;
  next?: EventGroup;
}

/** Events of cards by bucket, as linked lists. */
export class Tally {
  private readonly cards = new Map<number, Map<number, EventGroup>>();

  add(cardId: number, bucket: number, keys: CountKeys, n: number, timed = 0, seconds = 0): void {
    let buckets = this.cards.get(cardId);
    if (!buckets) this.cards.set(cardId, (buckets = new Map<number, EventGroup>()));
    // Durations of filtered events do not count.
    if (keys.total === undefined) timed = seconds = 0;
    buckets.set(bucket, { keys, n, timed, seconds, next: buckets.get(bucket) });
  }

  *[Symbol.iterator](): Generator<[cardId: number, bucket: number, events: EventGroup]> {
    for (const [cardId, buckets] of this.cards) for (const [bucket, events] of buckets) yield [cardId, bucket, events];
  }
}

/** The counts of a whole list, by key. */
function countsOf(first: EventGroup): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (key: string, n: number) => void counts.set(key, (counts.get(key) ?? 0) + n);
  for (let events: EventGroup | undefined = first; events; events = events.next) {
    for (const key of events.keys.all) add(key, events.n);
    if (events.timed > 0) add(TIMED, events.timed);
    if (events.seconds > 0) add(SECONDS, events.seconds);
  }
  return counts;
}

type Row = (number | string | null)[];

/** A row of event_days, in the order of its columns; null with more than `most` counts. */
export function compactedRow(cardId: number, day: number, events: EventGroup, most: number): Row | null {
  if (!events.next && events.n === 1) return packedOnce(cardId, day, events); // like most days of most cards
  const counts = countsOf(events);
  if (counts.size > most) return null;
  const others = [...counts].filter(([key]) => key.length > 1).sort(([a], [b]) => (a < b ? -1 : 1));
  const totals = TOTAL_KEYS.map((key) => counts.get(key) ?? null);
  return [cardId, day, ...totals, others.length > 0 ? JSON.stringify(Object.fromEntries(others)) : null];
}

function packedOnce(cardId: number, day: number, { keys, timed, seconds }: EventGroup): Row {
  let members = keys.once;
  // Views have these keys last.
  if (seconds > 0) members += `,"${SECONDS}":${seconds}`;
  if (timed > 0) members += `,"${TIMED}":1`;
  const totals = TOTAL_KEYS.map((key) => (key === keys.total ? 1 : null));
  return [cardId, day, ...totals, members === "" ? null : `{${members}}`];
}

const inverted = (letters: Record<string, string>) =>
  new Map(Object.entries(letters).map(([word, letter]) => [letter, word]));
const [KINDS, DIMENSIONS] = [inverted(KIND_LETTERS), inverted(DIMENSION_LETTERS)];

/** Rows of event_rollups, in the order of their columns. */
export const rollupRows = (cardId: number, minutes: number, bucket: number, events: EventGroup): Row[] =>
  Array.from(countsOf(events), ([key, n]) => [
    cardId,
    minutes,
    key.length === 1 ? "total" : DIMENSIONS.get(key[1]!)!,
    bucket,
    KINDS.get(key[0]!)!,
    key.slice(2),
    n,
  ]);
