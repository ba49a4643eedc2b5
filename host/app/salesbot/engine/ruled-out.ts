import type { Fact } from "./cut.ts";
import { weekdayNames, weekdaysIn } from "./weekdays.ts";
import type { LanguageCode } from "./languages/stop-words.ts";
import { normalise } from "./plain.ts";
import { stems } from "./words.ts";

const MAX_CHARACTERS = 300;
const CLAUSES = /[.;,:()\n]| (?:but|aber|pero|mais|ma|mas|maar) /;
const WEEKEND = /\bweek-?ends?\b|\bwochenenden?\b|\bfin(?:es)? de semana\b|\bfine settimana\b|\bfi(?:m|ns) de semana\b/;
const SATURDAY = 6;
const SUNDAY = 0;
/** `We do not work at weekends`, `no fittings on Mondays`, `every day except Tuesday` */
const NOT =
  /\b(?:not|dont|doesnt|never|no|except|closed|shut|kein[en]{0,2}|nicht|nie|auer|ausser|geschlossen|nunca|excepto|salvo|cerrad[oa]s?|sauf|pas|jamais|fermee?s?|tranne|non|mai|chius[oi]|nao|exceto|fechad[oa]s?|geen|niet|nooit|behalve|gesloten)\b/;
/** What a whole business does or is: a day without it is a day off. */
const WHOLE =
  /\b(?:open|close[ds]?|shut|work(?:ing)?|available|appointments?|bookings?|visits?|geoffnet|offen|geschlossen|arbeiten|termine?n?|abrimos|abierto|cerrad[oa]s?|trabajamos|citas?|ouverts?|ouverte|fermee?s?|travaillons|rendez-vous|apert[oi]|chius[oi]|lavoriamo|appuntamenti|abert[oa]|fechad[oa]s?|trabalhamos|gesloten|werken|afspraken)\b/;
const ONLY = "(?:only|nur|solo|solamente|uniquement|seulement|soltanto|somente|apenas|alleen)";
const ON = "(?: (?:on|am|an|los|el|le|les|il|la|de|di|as|aos|op))?";

/** `Fridays only`, `only on Tuesdays and Fridays`; `Saturday 9–12 MOTs only` says it of something else. */
function isOnly(clause: string, language: LanguageCode): boolean {
  const day = `(?:${weekdayNames(language).join("|")})s?`;
  return new RegExp(`\\b${ONLY}${ON} ${day}\\b|\\b${day} ${ONLY}\\b`).test(clause);
}

/**
 * The owner's sentence that rules a weekday (0 for Sunday) out for what a visitor wants: `We do not work at weekends`,
 * `Stove fitting: Fridays only`.
 */
export function ruledOutBy(
  facts: readonly Fact[],
  weekday: number,
  wanted: string,
  language: LanguageCode,
): Fact | undefined {
  const said = new Set(stems(wanted, language));
  return facts.find(({ kind, text, context, label = "" }) => {
    if (kind !== "prose") return false;
    const isWanted = (clause: string) =>
      stems(`${label} ${context} ${clause}`, language).some(
        (one) => said.has(one) && weekdaysIn(one, language).size === 0 && !ofDays(language).has(one),
      );
    const plain = normalise(text.slice(0, MAX_CHARACTERS)).replaceAll("'", "");
    return plain.split(CLAUSES).some((clause) => {
      const days = new Set([...weekdaysIn(clause, language), ...(WEEKEND.test(clause) ? [SATURDAY, SUNDAY] : [])]);
      if (days.size === 0) return false;
      if (isOnly(clause, language)) return !days.has(weekday) && isWanted(plain);
      return days.has(weekday) && NOT.test(clause) && (WHOLE.test(clause) || isWanted(clause));
    });
  });
}

const sets = new Map<LanguageCode, ReadonlySet<string>>();
/** The stems of the days' own names, which say nothing of what is wanted. */
function ofDays(language: LanguageCode): ReadonlySet<string> {
  let found = sets.get(language);
  if (!found) sets.set(language, (found = new Set(stems(weekdayNames(language).join(" "), language))));
  return found;
}
