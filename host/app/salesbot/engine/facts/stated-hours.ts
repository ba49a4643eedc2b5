import type { Fact } from "./split-facts.ts";
import type { LanguageCode } from "../languages/libraries.ts";
import { normalise } from "../languages/normalize.ts";
import { mentionsHours } from "../languages/value-types.ts";
import { weekdaysIn } from "../read/weekdays.ts";

/** `8am to 5pm`, `9-13 Uhr`, `9h30–18h`, `8am to noon`: a range of hours with its ends. */
const RANGE =
  /\b(\d{1,2})(?:[:.h](\d\d))? ?(am|pm)?(?: ?(?:uhr|h|uur))? ?(?:[-–—]|to|till?|until|bis|a|hasta|alle|al|as|ate|tot)(?: (?:las|les|la))? ?(?:(\d{1,2})(?:[:.h](\d\d))? ?(am|pm)?(?: ?(?:uhr|h|uur)\b)?|(noon|midday|mittag|mediodia|midi|mezzogiorno|meio dia))/g;
const NOON = 12;
const MAX_CHARACTERS = 300;

/** One range of hours of a day, in minutes after midnight. */
interface Range {
  from: number;
  to: number;
}

/** A business's hours as its owner wrote them in prose, with the sentence for each weekday, 0 for Sunday. */
export type StatedHours = ReadonlyMap<number, { ranges: Range[]; fact: Fact }>;

/**
 * The opening hours that sentences state, such as `Mon–Fri 8am–5pm, Saturdays 8am to noon`: each range belongs to the
 * days before it. Sentences about one service (`isOfOne`) tell nothing of the rest. Empty if none states any.
 */
export function statedHours(
  facts: readonly Fact[],
  language: LanguageCode,
  isOfOne: (text: string) => boolean,
): StatedHours {
  const hours = new Map<number, { ranges: Range[]; fact: Fact }>();
  for (const fact of facts) {
    if (fact.kind !== "prose" || fact.question || !mentionsHours(fact.text)) continue;
    if (isOfOne(`${fact.label ?? ""} ${fact.text}`) || !OPEN.test(normalise(`${fact.context} ${fact.text}`))) continue;
    const plain = normalise(fact.text.slice(0, MAX_CHARACTERS));
    let days: ReadonlySet<number> = new Set();
    let at = 0;
    for (const match of plain.matchAll(RANGE)) {
      const named = weekdaysIn(plain.slice(at, match.index), language);
      if (named.size > 0) days = named;
      at = match.index + match[0].length;
      for (const day of days) {
        const existing = hours.get(day) ?? { ranges: [], fact };
        hours.set(day, { ...existing, ranges: [...existing.ranges, rangeOf(match)] });
      }
    }
  }
  return hours;
}

/** What a sentence with opening hours says of itself, or only days and hours without another verb. */
const OPEN =
  /\b(?:open|opening|(?<!\d )hours|geoffnet|offen|offnungszeiten|abrimos|abierto|horario|ouverts?|ouverture|horaires?|apert[oi]|orari[o]?|abert[oa]|horario|geopend|openingstijden)\b|^\W*(?:mon|mo|tue|di|wed|tues|lun|mar|lundi|montag|monday|lunes|segunda|maandag)/;

/** `9-5` ends in the afternoon, `18–2` after midnight. */
function rangeOf([, hour, minute = "0", half, toHour, toMinute = "0", toHalf]: RegExpMatchArray): Range {
  const minutes = (hours: string, rest: string, isPm: boolean) =>
    (Number(hours) + (isPm && Number(hours) < NOON ? NOON : 0)) * 60 + Number(rest);
  const from = minutes(hour!, minute, half === "pm");
  const to = toHour === undefined ? NOON * 60 : minutes(toHour, toMinute, toHalf === "pm");
  return { from, to: to > from ? to : to + (from < NOON * 60 ? NOON : 2 * NOON) * 60 };
}

/** The sentence by which a day and time (HH:MM) are outside the hours stated; undefined if none says so. */
export function violatedHours(hours: StatedHours, weekday: number, time?: string): Fact | undefined {
  if (hours.size === 0) return undefined;
  const own = hours.get(weekday);
  if (!own) return [...hours.values()][0]!.fact;
  if (!time) return undefined;
  const [hour, minute] = time.split(":").map(Number) as [number, number];
  const minutes = hour * 60 + minute;
  return own.ranges.some(({ from, to }) => from <= minutes && minutes < to) ? undefined : own.fact;
}
