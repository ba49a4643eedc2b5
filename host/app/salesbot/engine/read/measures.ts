import { normalizeLine } from "./intents.ts";

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

/** Sizes in a text: `100 sq`, `5 kg`. A figure without its unit may count anything. */
export const parseMeasures = (text: string): string[] =>
  [...normalizeLine(text).matchAll(/\b(\d+) ?([a-z]+)/g)].flatMap(([, figure, unit]) =>
    UNITS.has(unit!) ? `${figure} ${unit}` : [],
  );

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
