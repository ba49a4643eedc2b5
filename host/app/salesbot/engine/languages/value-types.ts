import { lower } from "./normalize.ts";
import { memoizeByText } from "./memoize.ts";

/** Number words before a unit of time. */
const NUMBER =
  "an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|full|several|couple of|few|eine?n?r?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|halbe?n?|una?|dos|tres|cuatro|cinco|seis|siete|ocho|diez|medi[ao]|une?|deux|trois|quatre|cinq|six|sept|huit|dix|demi-?|dois|duas|três|quatro|sete|oito|dez|mei[ao]|due|quattro|cinque|sei|sette|otto|dieci|mezz[ao]|een|twee|drie|vijf|zes|zeven|tien|halve?";
const TIME_UNIT =
  "min|mins|minutes?|h|hrs?|hours?|days?|nights?|weeks?|months?|years?|minuten|stunden?|tage?n?|wochen?|monate?n?|jahre?n?|horas?|minutos?|d[ií]as?|semanas?|mes(?:es)?|años?|heures?|jours?|journées?|semaines?|mois|ans?|ore|ora|minuti|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|uur|dag(?:en)?|weken|maanden|jaar";
/** Kinds of values that facts contain and questions ask for. `@` distinguishes them from stems. */
const KINDS: [kind: string, pattern: RegExp][] = [
  [
    "@money",
    /[€$£]|\b(?:eur|euros?|usd|gbp|chf|cad|aud|dollars?|pounds?)\b|how (?:much(?! time)|expensive)|\bper head\b|\b(?:cost|charge|price|rate|fee|buck|quid)s?\b|wie ?viel(?!e)|kostet|kosten|cu[aá]nto(?! (?:tiempo|dura|tarda))|combien(?! (?:de|dure))|quanto(?! (?:tempo|dura|demora))|hoeveel(?! (?:tijd|mensen|personen))|preis|precio|prix|prezzo|preço|prijs|\bfor free\b|\bfree of charge\b|\b(?:is|are) free\b|\bno (?:extra )?c(?:ost|harge)\b|\b(?:gratis|kostenlos|umsonst|gratuit[aeos]{0,2}|kosteloos)\b|sin (?:coste|cargo)|sans frais|senza spese|sem custo|de graça/,
  ],
  [
    "@duration",
    new RegExp(
      `how long|how (?:soon|quick(?:ly)?|fast|often)|wie lange|wie oft|wie schnell|cu[aá]nto tard|sous combien|à quelle vitesse|quanto ci mette|hoe snel|quão rápido|cu[aá]nto (?:tiempo|dura|tarda)|combien de temps|quanto (?:tempo|dura|demora)|combien dure|hoe lang|(?:\\d|(?<![\\p{L}\\p{N}])(?:${NUMBER}))(?: a)?[\\s-]?(?:full |whole |working |business )?(?:${TIME_UNIT})(?!\\p{L})`,
      "u",
    ),
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
    /how many|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred) (?:of us|people|persons|guests|students|children|kids|members|staff|teachers|[a-z]{3,12}ers)\b|wie viele|cu[aá]nt[oa]s|combien de personnes|quant[ie]\b|quantas|hoeveel|\d (?:people|persons|guests|seats|students|children|kids|personen|personas|personnes|persone|pessoas)/,
  ],
  [
    "@age",
    /how old|\bage[ds]?\b|\b(?:son|daughter|boy|girl|kid|child|lad|bloke|one|fella|nipper|toddler|teen|grandson|granddaughter|nephew|niece|he|she)(?:'?s| is| was|'ll be)? (?:only |just |nearly |almost |about )?(?:[2-9]|1\d)(?= |$|[,.?!])(?! ?(?:kg|cm|m|hours?|mins?|minutes|days?|weeks?|times)\b)|\b(?:i'?m|i am|turn(?:s|ed|ing)?|(?:mum|mom|dad|mother|father|nan|gran|grandma|grandad|wife|husband|who) is|who's) (?:only |just |nearly |almost |over )?[1-9]\d(?= |$|[,.?!])(?! ?(?:kg|cm|m|km|miles?|hours?|mins?|minutes|days?|weeks?|months?|times|people|of us|pounds|quid|euros?|dollars|percent)\b)|\b(?:tengo|tiene|j'ai|ho|ha|tenho|tem) \d+ (?:años|ans|anni|anos)\b|\b(?:ich bin|sie ist|er ist|ik ben) (?:erst |schon |pas )?\d\d(?= |$|[,.?!])|year[- ]olds?|(?:under|over) \d+|from \d+ (?:weeks|months|years)|wie alt|\balter\b|\bedad\b|\b[âa]ge\b|\bidade\b|\bet[àa]\b|leeftijd/,
  ],
  ["@who", /\bwho(?:se)?\b|\bwhich (?:one )?of (?:you|your)\b|\bwer\b|qui[eé]n|\bqui\b|\bchi\b|\bquem\b|\bwie is\b/],
  ["@where", /\bwhere\b|\bwo\b|d[oó]nde|\boù\b|\bonde\b|\bdove\b|\bwaar\b/],
  [
    "@when",
    /\bwhen\b|\b(?:which|what) (?:days?|nights?|evenings?|mornings?|dates?)\b|\bwann\b|\bwelche[mnr]? tage?n?\b|cu[aá]ndo|qu[eé] d[ií]as?\b|\bquand\b|\bquels? jours?\b|\bquando\b|\bche giorn[io]\b|\bque dias?\b|\bwanneer\b|\bwelke dag(?:en)?\b/,
  ],
  ["@mail", /\w@[\w-]+\.\w|e-?mail/],
];

/** The kinds of values in a text. */
export const valueTypesIn = memoizeByText((text): readonly string[] => {
  const plain = lower(text);
  return KINDS.filter(([, pattern]) => pattern.test(plain)).map(([kind]) => kind);
});

/** Ranges of hours: `9-5`, `8.30 to 17.30`, `de 9h à 18h`. */
const HOURS =
  /\b\d{1,2}(?:[:.h]\d\d)?\s?(?:am|pm|uhr|h|uur)?\s?(?:[-–—]|to|till?|until|bis|a|à|às|e as|alle|al|tot|and|bis um|hasta las)\s?(?:las |as |le )?\d{1,2}(?:[:.h]\d\d)?(?!\d|[.,]\d| ?(?:%|€|euro|people|weeks?|days?|cm|m\b|km|kg))/;

/** Whether a text contains hours of a day. */
export const mentionsHours = (text: string): boolean => HOURS.test(lower(text));
