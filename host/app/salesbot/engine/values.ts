import { lower } from "./plain.ts";

/** Kinds of value that a fact holds or a question asks for. `@` keeps them apart from stems. */
const KINDS: [kind: string, pattern: RegExp][] = [
  [
    "@money",
    /[€$£]|\b(?:eur|euros?|usd|gbp|chf|cad|aud|dollars?|pounds?)\b|how (?:much(?! time)|expensive)|\bper head\b|\b(?:cost|charge|price|rate|fee|buck|quid)s?\b|wie ?viel(?!e)|kostet|kosten|cu[aá]nto(?! (?:tiempo|dura|tarda))|combien(?! (?:de|dure))|quanto(?! (?:tempo|dura|demora))|hoeveel(?! (?:tijd|mensen|personen))|preis|precio|prix|prezzo|preço|prijs/,
  ],
  [
    "@duration",
    /how long|wie lange|cu[aá]nto (?:tiempo|dura|tarda)|combien de temps|quanto (?:tempo|dura|demora)|combien dure|hoe lang|\d\s?(?:min|minutes?|h|hrs?|hours?|days?|weeks?|months?|years?|minuten|stunden?|tagen?|wochen?|horas?|minutos|d[ií]as|heures?|jours?|ore|giorni|uur|dagen|weken)\b/,
  ],
  [
    "@time",
    /\b\d{1,2}(?:[:.h]\d\d|\s?(?:am|pm|o'clock|uhr|h|uur))\b|what time|\b(?:un)?til(?:l)?\b|um wie ?viel uhr|a qu[eé] hora|quelle heure|che ora|hoe laat|que horas/,
  ],
  [
    "@weekday",
    /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?\b|weekends?|\b(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|segunda|ter[çc]a|quarta|quinta|sexta)s?\b/,
  ],
  [
    "@month",
    /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|new year|januar|februar|m[äa]rz|mai|juni|juli|oktober|dezember|weihnachten|ostern|enero|febrero|marzo|abril|mayo|junio|julio|agosto|octubre|noviembre|diciembre|navidad|janvier|f[ée]vrier|mars|avril|juin|juillet|ao[uû]t|octobre|d[ée]cembre|no[ëe]l|natale|natal)\b/,
  ],
  ["@percent", /\d\s?(?:%|per ?cent|prozent|por ciento|pour cent)/],
  [
    "@measure",
    /\d\s?(?:km|m|metres?|meters?|miles?|cm|mm|kg|sqm|m2|litres?|lbs?|inch|feet|ft)\b|how (?:far|big|large|heavy|tall|wide)|wie (?:weit|groß|hoch|schwer)/,
  ],
  [
    "@count",
    /how many|wie viele|cu[aá]nt[oa]s|combien de personnes|quant[ie]\b|quantas|hoeveel|\d (?:people|persons|guests|seats|students|children|kids|personen|personas|personnes|persone|pessoas)/,
  ],
  [
    "@age",
    /how old|\bage[ds]?\b|year[- ]olds?|(?:under|over) \d+|wie alt|\balter\b|\bedad\b|\b[âa]ge\b|\bidade\b|\bet[àa]\b|leeftijd/,
  ],
  ["@who", /\bwho(?:se)?\b|\bwer\b|qui[eé]n|\bqui\b|\bchi\b|\bquem\b|\bwie is\b/],
  ["@where", /\bwhere\b|\bwo\b|d[oó]nde|\boù\b|\bonde\b|\bdove\b|\bwaar\b/],
  [
    "@when",
    /\bwhen\b|\b(?:which|what) days?\b|\bwann\b|\bwelche[mnr]? tage?n?\b|cu[aá]ndo|qu[eé] d[ií]as?\b|\bquand\b|\bquels? jours?\b|\bquando\b|\bche giorn[io]\b|\bque dias?\b|\bwanneer\b|\bwelke dag(?:en)?\b/,
  ],
  ["@mail", /\w@[\w-]+\.\w|e-?mail/],
];

/** The kinds of value in a text. */
export function kindsOf(text: string): string[] {
  const plain = lower(text);
  return KINDS.filter(([, pattern]) => pattern.test(plain)).map(([kind]) => kind);
}
