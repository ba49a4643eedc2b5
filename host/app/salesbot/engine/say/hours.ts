import { type LocalTime, localTime, rangesOn } from "../facts/working-hours.ts";
import type { WorkingHours } from "../../salesbot.schema.ts";
import { normalizeLine, wordSet } from "../read/intents.ts";
import { ALL_LANGUAGES, type Language } from "../languages/language.ts";
import { joinList, type Translate } from "./translate.ts";

const dayName = (say: Translate, weekday: number) => say("dayNames").split(" ")[weekday % 7]!;
const times = (ranges: readonly { from: string; to: string }[]) =>
  ranges.map(({ from, to }) => `${from}–${to}`).join(", ");

/** Opening hours as the visitor asked for them: of one day, or the week with what holds right now. */
export function renderHours(
  say: Translate,
  language: Language,
  hours: WorkingHours,
  question: string,
  now: Date,
): string {
  const local = localTime(now, hours.timeZone);
  const days = requestedDays(question, language, local.weekday);
  if (days.length > 0) {
    const dayTexts = days.map((weekday) => {
      const ranges = rangesOn(hours, weekday);
      return ranges.length > 0
        ? say("openOn", { day: dayName(say, weekday), times: times(ranges) })
        : say("closedOn", { day: dayName(say, weekday) });
    });
    return dayTexts.join(" ");
  }
  return `${weekHours(say, hours)} ${rightNow(say, hours, local)}`;
}

/** The opening hours of a whole week. */
export const weekHours = (say: Translate, hours: WorkingHours): string =>
  say("hours", { hours: week(say, hours), zone: hours.timeZone.replaceAll("_", " ") });

/** The days that a question names, also by their usual short forms. */
function requestedDays(question: string, language: Language, today: number): number[] {
  const words = normalizeLine(question).split(" ");
  const has = (list: string) => words.some((word) => wordSet(list).has(word));
  if (has(language.phrases.tomorrow)) return [(today + 1) % 7];
  if (has(language.phrases.weekend)) return [6, 0];
  const named = new Set<number>();
  for (const { texts } of new Set([language, ALL_LANGUAGES[0]!]))
    for (const [weekday, name] of normalizeLine(texts.dayNames).split(" ").entries())
      if (words.some((word) => isDay(word, name))) named.add(weekday);
  if (named.size > 0) return [...named];
  return has(language.phrases.today) ? [today] : [];
}

/** `mondays`, `tues`: a day's name, in plural, or cut short. */
const isDay = (word: string, name: string): boolean =>
  word === name || word === `${name}s` || (word.length >= 3 && word.length <= 5 && name.startsWith(word));

/** Days in a row with the same times stand together: `Monday to Friday 09:00–17:00`. */
function week(say: Translate, hours: WorkingHours): string {
  const groups: { first: number; last: number; text: string }[] = [];
  for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
    const ranges = rangesOn(hours, weekday);
    const text = ranges.length > 0 ? times(ranges) : say("closed");
    const last = groups.at(-1);
    if (last?.text === text) last.last = weekday;
    else groups.push({ first: weekday, last: weekday, text });
  }
  return groups
    .map(({ first, last, text }) => {
      const names =
        first === last
          ? dayName(say, first)
          : last === first + 1
            ? joinList(say, [dayName(say, first), dayName(say, last)])
            : say("monToFri", { from: dayName(say, first), to: dayName(say, last) });
      return `${names} ${text}`;
    })
    .join("; ");
}

function rightNow(say: Translate, hours: WorkingHours, { weekday, time }: LocalTime): string {
  const open = rangesOn(hours, weekday).find(({ from, to }) => from <= time && time < to);
  if (open) return say("openNow", { until: open.to });
  for (let ahead = 0; ahead <= 7; ahead++) {
    const next = rangesOn(hours, weekday + ahead).find(({ from }) => ahead > 0 || from > time);
    if (!next) continue;
    const key = ahead === 0 ? "today" : ahead === 1 ? "tomorrow" : "onDay";
    return say("closedNow", { opens: say(key, { time: next.from, day: dayName(say, weekday + ahead) }) });
  }
  return say("closedForNow");
}
