import { type DateTimeContext, isoDay, type ParsedDateTime, readDates, todayAt } from "../read/dates.ts";
import type { AssistantContext } from "../facts/facts.ts";
import { NUMBERS } from "../read/measures.ts";
import { normalise } from "../languages/normalize.ts";
import { weekdayNames } from "../read/weekdays.ts";

const NIGHT = "(?:nights?|nachte?n?|naechte|noches?|nuits?|nott[ei]|noites?)";
/** What is let by the night: `Double room, per night`. */
const NIGHTLY = new RegExp(`\\b(?:per|a|each|pro|je|la|par|por|a|al|per) ${NIGHT}\\b|\\bpernight\\b`);
const NIGHTS = new RegExp(`\\b(\\d{1,2}|[a-z]{2,6}) ${NIGHT}\\b`);
const UNTIL =
  /\b(?:until|till|leav\w+|check(?:ing)?[ -]?out|bis|abreise|hasta|salida|jusqu\w*|depart|fino|partenza|tot|vertrek|ate|saida)\b/;
/** `I'd like to stay next week`: at a guesthouse that is a wish as good as one for an appointment. */
const STAY =
  /\b(?:stay|room|book|ubernacht\w*|zimmer|quedar\w*|alojar\w*|habitacion|sejour\w*|chambre|soggiorn\w*|camera|verblij\w*|overnacht\w*|kamer|ficar|hosped\w*|quarto)\b/;
const DAY = 86_400_000;

/** Whether a business lets something by the night, so that a wish has two days and no hour. */
export const letsByNight = ({ settings }: AssistantContext): boolean =>
  Object.keys(settings.priceRanges).some((name) => NIGHTLY.test(normalise(name)));

export const mentionsStay = (message: string): boolean => STAY.test(normalise(message));

const after = (day: string, days: number) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** The days of arrival and departure that a message names; one that is known already completes the other. */
export function parseStay(
  message: string,
  context: DateTimeContext,
  agreed: { day?: string; until?: string } = {},
): ParsedDateTime | undefined {
  // `Freitag bis Sonntag` is read as two days, as not every parser knows a range of weekdays.
  const weekday = `(?:${weekdayNames(context.language).join("|")})`;
  const range = new RegExp(`(${weekday}) (?:to|till?|until|bis(?: zum)?|al?|au|tot|ate|hasta el) (?=${weekday})`, "g");
  const read = readDates(normalise(message).replace(range, "$1, "), context);
  if (!read) return undefined;
  if (read.problem) return { problem: read.problem };
  const days = read.results.flatMap(({ start, end }) =>
    [start, end].flatMap((one) => (one && (one.isCertain("day") || one.isCertain("weekday")) ? [isoDay(one)] : [])),
  );
  const plain = normalise(message);
  const [, number = ""] = NIGHTS.exec(plain) ?? [];
  const nights =
    Number(number) || NUMBERS[number] || (/^(?:one|a|eine|una?|une|een|uma)$/.test(number) ? 1 : undefined);
  const [named, second] = days;
  // `Until Sunday`: the one after the day of arrival.
  const isAfter = agreed.day !== undefined && !agreed.until && !read.results[0]?.start.isCertain("day");
  const first =
    isAfter && named && named <= agreed.day!
      ? after(named, 7 * Math.ceil((Date.parse(agreed.day!) - Date.parse(named) + 1) / (7 * DAY)))
      : named;
  if (first && first < todayAt(context.hours?.timeZone ?? "UTC", context.now))
    return { problem: { kind: "past", day: first } };
  if (first && second) return { day: first, until: second > first ? second : after(second, 7) };
  if (first && nights) return { day: first, until: after(first, nights) };
  const isEnd = agreed.day !== undefined && first !== undefined && first > agreed.day;
  if (isEnd && (!agreed.until || UNTIL.test(plain))) return { day: agreed.day!, until: first };
  if (first) return { day: first };
  return nights && agreed.day ? { day: agreed.day, until: after(agreed.day, nights) } : undefined;
}
