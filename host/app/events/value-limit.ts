import type { NewEvent } from "./event.ts";
import { bucketOf, DAY } from "./rollups.ts";

/** Counted for what exceeds the limit. */
const OTHER = "Other";
/** Values of one dimension that a card counts by name in a day: a visitor's browser can send any link and referrer. */
const MAX_VALUES = 300;
/** Values remembered in all, some 20 MB; then all are forgotten, and each card may have as many again. */
const MAX_REMEMBERED = 100_000;

/** Replaces the values of a card's day beyond its first ones, each of which makes rows that are kept for ever. */
class ValueLimit {
  private seen = new Map<string, Set<string>>();
  private day = 0;
  private remembered = 0;

  limit(cardId: number, dimension: "link" | "referrer", at: Date, value: string, other = OTHER): string {
    const today = bucketOf(new Date(), DAY);
    if (today !== this.day || this.remembered >= MAX_REMEMBERED) {
      this.seen = new Map();
      this.day = today;
      this.remembered = 0;
    }
    const key = `${cardId} ${dimension} ${bucketOf(at, DAY)}`;
    const values = this.seen.get(key) ?? new Set<string>();
    this.seen.set(key, values);
    if (values.has(value)) return value;
    if (values.size >= MAX_VALUES) return other;
    values.add(value);
    this.remembered++;
    return value;
  }
}

const limits = new ValueLimit();

/** The link of a click, or the referrer of a view, as they are counted. */
export function limitedValues(event: NewEvent): { link?: string; referrer?: string } {
  const { cardId, at } = event;
  if (event.kind === "click") {
    const { linkType, linkId } = event;
    return { link: limits.limit(cardId, "link", at, `${linkType}:${linkId}`, `${linkType}:${OTHER}`) };
  }
  const referrer = event.kind === "view" ? event.referrer : null;
  return referrer === null ? {} : { referrer: limits.limit(cardId, "referrer", at, referrer) };
}
