import { normalizeLine } from "./intents.ts";
import type { LanguageCode } from "../languages/libraries.ts";
import { stem } from "../languages/words.ts";

export const NUMBERS: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwolf: 12,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  diez: 10,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  dix: 10,
  due: 2,
  quattro: 4,
  cinque: 5,
  sei: 6,
  otto: 8,
  dieci: 10,
  dois: 2,
  duas: 2,
  quatro: 4,
  twee: 2,
  drie: 3,
  vijf: 5,
  zes: 6,
  tien: 10,
};

/** Units of a size. */
const UNITS = new Set(
  `km m cm mm miles mile kg g gram grams lb lbs oz ounce ounces l ml liter liters litre litres litro litros litri quilo quilos kilo kilos
chilo chili metro metros metri metre metres meter meters sq sqm sqft qm m2 square ft feet foot inch inches gb mb tb kw kwh
watt seater piece pieces`.split(/\s+/),
);

/** `between 50 and 100 square foot`, with each figure's unit in one writing. */
const inUnits = (line: string): string =>
  line
    .replace(/\bsquare (?:foot|feet|ft)\b/g, "sq ft")
    .replace(/\bsquare met(?:re|er)s?\b/g, "sqm")
    .replace(/\b(\d+) (and|or|to|und|oder|y|o|et|ou|e|en|of) (\d+) ?([a-z]+)/g, (all, from, joiner, to, unit) =>
      UNITS.has(unit as string) ? `${from} ${unit} ${joiner} ${to} ${unit}` : (all as string),
    )
    // `the 50 litre one or the 80`
    .replace(
      /\b(\d+) ?([a-z]+) ((?:[a-z]+ )?(?:and|or|to|und|oder|y|o|et|ou|e|en|of) (?:[a-z]{1,7} ){0,2})(\d+)(?: ([a-z]+))?/g,
      (all, from, unit, between, to, next = "") =>
        UNITS.has(unit as string) && !UNITS.has(next as string) && timeUnitOf(next as string) < 0
          ? `${from} ${unit} ${between}${to} ${unit} ${next}`
          : (all as string),
    );

/** Lengths of time that people name without a figure. */
const LENGTHS: [minutes: number, pattern: RegExp][] = [
  [
    90,
    /\b(?:an? hour and a half|one and a half hours?|hour and a half|1 5 hours?|anderthalb stunden|eineinhalb stunden|hora y media|heure et demie|ora e mezza|anderhalf uur|hora e meia)\b/g,
  ],
  [30, /\b(?:half(?: an?)? hours?|halbe?n? stunde|media hora|demi heure|mezz ?ora|mezza ora|half uur|meia hora)\b/g],
  [
    60,
    /\b(?:(?:whole|full|one|1|entire|for an|is an|and an|of an) hour|eine? (?:ganze |volle )?stunde|(?:una|1) hora(?: entera)?|(?:une|1) heure|un ?ora|een (?:heel )?uur|(?:uma|1) hora(?: inteira)?)\b/g,
  ],
];
const MINUTES = /\b(\d{2,3}) ?(?:min|mins|minutes?|minuten|minutos?|minuti|minuut)\b/g;

/** Lengths of time in a line, in minutes. */
function minutesIn(line: string): string[] {
  let rest = line;
  const durations: number[] = [];
  for (const [minutes, pattern] of LENGTHS)
    rest = rest.replace(pattern, () => {
      durations.push(minutes);
      return " ";
    });
  for (const [, minutes] of rest.matchAll(MINUTES)) durations.push(Number(minutes));
  return durations.map((minutes) => `${minutes} min`);
}

/** Sizes and lengths of time in a text: `100 sq ft`, `5 kg`, `30 min`. A figure without its unit may count anything. */
export function parseMeasures(text: string): string[] {
  const line = inUnits(normalizeLine(text));
  const sizes = [...line.matchAll(/\b(\d+) ?([a-z]+)/g)].flatMap(([, figure, unit]) =>
    UNITS.has(unit!) ? `${figure} ${unit}` : [],
  );
  return [...sizes, ...minutesIn(line)];
}

/** Numbers that stand in words, each with what it counts: `2 tier` of `Two-tier cake`. */
export function parseCounts(text: string, language: LanguageCode): string[] {
  const words = normalizeLine(text).split(" ");
  return words.flatMap((word, at) =>
    NUMBERS[word] !== undefined || (/^[2-9]$/.test(word) && words[at + 1])
      ? [`${NUMBERS[word] ?? word} ${stem(words[at + 1] ?? "", language)}`]
      : [],
  );
}

/** Units of time, each with its names. */
const TIMES = [
  `hour hours hr hrs stunde stunden hora horas heure heures ora ore uur uren`,
  `day days tag tage tagen dia dias jour jours journee journees giorno giorni dag dagen`,
  `night nights nacht nachte nachten noche noches nuit nuits notte notti nachten noite noites`,
  `week weeks woche wochen semana semanas semaine semaines settimana settimane weken`,
  `month months monat monate monaten mes meses mois mese mesi maand maanden`,
  `year years jahr jahre jahren ano anos annee annees anno anni jaar jaren`,
].map((names) => new Set(names.split(" ")));
export const timeUnitOf = (word: string | undefined): number => TIMES.findIndex((names) => names.has(word ?? ""));
