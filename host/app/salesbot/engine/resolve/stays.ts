import { DAY_MS } from "../../../config/durations.ts";
import { type DateTimeContext, isoDay, type ParsedDateTime, readDates, todayAt } from "../read/dates.ts";
import type { AssistantContext } from "../facts/facts.ts";
import { NUMBERS } from "../read/measures.ts";
import { normalise } from "../languages/normalize.ts";
import { weekdayNames } from "../read/weekdays.ts";
import { utcDay } from "../read/whole-dates.ts";

const NIGHT = "(?:nights?|nachte?n?|naechte|noches?|nuits?|nott[ei]|noites?)";
const WEEK = "(?:weeks?|wochen?|semanas?|semaines?|settiman[ae]|weken)";
/** What is let by the night: `Double room, per night`, `per room and night`, `120 Euro die Nacht`. */
const NIGHTLY = new RegExp(
  `\\b(?:per|a|each|pro|je|la|par|por|al|die|der)(?: (?:room|person|guest|zimmer|gast|habitacion|persona|chambre|personne|camera|quarto|kamer)(?: and| und| y| et| e| en)?)? ${NIGHT}\\b|\\bpernight\\b`,
);
const LODGING =
  /room|apartment|flat|cottage|cabin|suite|chalet|hotel|hostel|guest ?house|kennel|boarding|pitch|tent|zimmer|wohnung|ferien|pension|stellplatz|chambre|gite|habitacion|apartamento|camera|appartamento|quarto|kamer/;
const NIGHTS = new RegExp(`\\b(\\d{1,2}|[a-z]{1,6}) (?:${NIGHT}|(${WEEK}))\\b`);
const UNTIL =
  /\b(?:until|till|leav\w+|check(?:ing)?[ -]?out|bis|abreise|hasta|salida|jusqu\w*|depart|fino|partenza|tot|vertrek|ate|saida)\b/;
/** `I'd like to stay next week`: at a guesthouse that is a wish as good as one for an appointment. */
const STAY =
  /\b(?:stay|room|book|ubernacht\w*|zimmer|quedar\w*|alojar\w*|habitacion|sejour\w*|chambre|soggiorn\w*|camera|verblij\w*|overnacht\w*|kamer|ficar|hosped\w*|quarto)\b/;

const bySettings = new WeakMap<AssistantContext["settings"], boolean>();
/** Whether a business lets something by the night, so that a wish has two days and no hour. */
export function letsByNight({ settings }: AssistantContext): boolean {
  let isLet = bySettings.get(settings);
  if (isLet === undefined) {
    const { priceRanges, services, companyInfo, knowledge } = settings;
    const names = normalise([...Object.keys(priceRanges), ...services].join("\n"));
    const prose = () => normalise([companyInfo, ...knowledge.map(({ answer }) => answer)].join("\n"));
    isLet = NIGHTLY.test(names) || (LODGING.test(names) && NIGHTLY.test(prose()));
    bySettings.set(settings, isLet);
  }
  return isLet;
}

export const mentionsStay = (message: string): boolean => STAY.test(normalise(message));

const after = (day: string, days: number) => utcDay(Date.parse(day) + days * DAY_MS);

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
  const [, number = "", week] = NIGHTS.exec(plain) ?? [];
  const counted =
    Number(number) || NUMBERS[number] || (/^(?:one|a|eine|una?|une|een|uma)$/.test(number) ? 1 : undefined);
  const nights = counted && week ? 7 * counted : counted;
  const [named, second] = days;
  // `Until Sunday`: the one after the day of arrival.
  const isAfter = agreed.day !== undefined && !agreed.until && !read.results[0]?.start.isCertain("day");
  const first =
    isAfter && named && named <= agreed.day!
      ? after(named, 7 * Math.ceil((Date.parse(agreed.day!) - Date.parse(named) + 1) / (7 * DAY_MS)))
      : named;
  if (first && first < todayAt(context.hours?.timeZone ?? "UTC", context.now))
    return { problem: { kind: "past", day: first } };
  if (read.disagreement) return { problem: { kind: "which day", ...read.disagreement } };
  if (first && second) return { day: first, until: second > first ? second : after(second, 7) };
  if (first && nights) return { day: first, until: after(first, nights) };
  const isEnd = agreed.day !== undefined && first !== undefined && first > agreed.day;
  if (isEnd && (!agreed.until || UNTIL.test(plain))) return { day: agreed.day!, until: first };
  if (first) return { day: first };
  return nights && agreed.day ? { day: agreed.day, until: after(agreed.day, nights) } : undefined;
}
