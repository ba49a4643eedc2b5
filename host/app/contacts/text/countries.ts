import { unspelt } from "./channels.ts";
import { cityCountry } from "./cities.ts";
import { cleanLines } from "./clean-lines.ts";
import { languageOf } from "./language.ts";
import { countryNamed } from "./lexicon.ts";
import { type Countries, internationalCountries } from "./numbers.ts";
import { VOCABULARIES } from "./vocabulary/index.ts";

// What tells where a text is from, and with it numbers that are written without the code of their country.

/** Where numbers without a country code may be from, most likely first. */
export function likelyCountries(text: string, own: string | undefined): Countries {
  const clean = unspelt(cleanLines(text).join("\n"));
  const international = internationalCountries(clean);
  const ending =
    /@[^\s@]+\.([a-z]{2})(?!\p{L}|\.\p{L})/iu.exec(clean)?.[1] ??
    /(?:www\.|https?:\/\/)[^\s/]+\.([a-z]{2})(?!\p{L}|\.\p{L})/iu.exec(clean)?.[1];
  const byEnding = ending?.toLowerCase() === "uk" ? "GB" : ending?.toUpperCase();
  const isGeneric = byEnding && ["IO", "AI", "CO", "ME", "TV", "EU", "CC", "FM"].includes(byEnding);
  const language = languageOf(clean);
  const spoken = language && VOCABULARIES[language]?.country;
  const signs = [
    ...international,
    isGeneric ? undefined : byEnding,
    countryIn(clean),
    countryOfMark(clean, language),
    countryOfCity(clean),
    ...countriesOfPostcode(clean, language),
    CURRENCIES.find(([, sign]) => sign.test(clean))?.[0],
  ];
  const speakers = language ? (SPEAKERS[language] ?? spoken ?? "") : "";
  // Who speaks a language more likely lives at home than where most of its speakers do.
  const bySpeech = spoken === "US" || !language ? [] : [own && speakers.includes(own) ? own : undefined, spoken];
  const neighbours = signs.some(Boolean) ? [] : (OTHER_PLANS[language ?? ""] ?? []);
  // A number beside foreign letters is foreign; of a text in another language nothing says that it is from America.
  const isForeign = FOREIGN_LETTERS.includes(language ?? "");
  const others = isForeign ? [] : spoken === undefined || spoken === "US" ? [own, "US", "GB"] : [own];
  const unique = (list: (string | undefined)[]) => [...new Set(list.filter((country) => country !== undefined))];
  return { told: unique([...signs, ...bySpeech]), possible: unique([...neighbours, ...others]) };
}

const FOREIGN_LETTERS = ["ja", "ko", "zh", "ar", "he"];

/** Where numbers begin otherwise than where most speak a language. */
const OTHER_PLANS: Record<string, string[]> = { ar: ["SA", "EG", "JO", "MA"], de: ["AT", "CH"], nl: ["BE"] };

/** Where else languages are spoken than where the most do. */
const SPEAKERS: Record<string, string> = {
  de: "DE,AT,CH,LI,LU",
  fr: "FR,BE,CH,CA,LU",
  es: "ES,MX,AR,CO,CL,PE,EC,UY,VE,CR",
  pt: "PT,BR",
  it: "IT,CH",
  nl: "NL,BE",
  ar: "AE,SA,EG,JO,KW,QA,BH,OM,LB,MA,TN,DZ,IQ",
  zh: "CN,TW,HK,SG",
};

/** The country that an address names. */
function countryIn(text: string): string | undefined {
  for (const part of text.split(PARTS).reverse()) {
    const country = countryNamed(part);
    if (country) return country;
  }
  return undefined;
}

const PARTS = /[\n,،|·•()/]|\s[-–]\s/;

/** The country of a city that stands alone, but for its postcode. */
function countryOfCity(text: string): string | undefined {
  for (const part of text.split(PARTS).reverse()) {
    const country = cityCountry(part.replace(/\d[\d-]*|\b[A-Z]{2,3}\b/g, " "));
    if (country) return country;
  }
  // `a clinic in Mumbai`
  const named = text.matchAll(/(?<=\s(?:in|en|em|à|a|di|de|te|w|v|ve|na)\s)\p{Lu}\p{L}{2,15}(?: \p{Lu}\p{L}{2,15})?/gu);
  for (const [place] of [...named].slice(0, MAX_PLACES)) {
    const country = cityCountry(place) ?? cityCountry(place.split(" ")[0]!);
    if (country) return country;
  }
  return undefined;
}

const MAX_PLACES = 20;

/** What only one country has: legal forms, registers, postcodes. */
const MARKS: [country: string, mark: RegExp, language?: string][] = [
  ["MX", /\bS\.? ?(?:A\.?|de R\.? ?L\.?)(?: ?P\.? ?I\.?)? de C\.? ?V\b|\bRFC[ :]{1,2}[A-Z]{3,4}\d/i],
  ["AU", /\bPty\.? (?:Ltd|Limited)\b|\bA[BC]N[ :]{1,2}\d|\b(?:NSW|VIC|QLD|TAS) \d{4}\b/i],
  ["IN", /\b(?:Pvt\.?|Private) (?:Ltd|Limited)\b|\bGSTIN\b/i],
  ["SG", /\bPte\.? (?:Ltd|Limited)\b/i],
  ["MY", /\bSdn\.? Bhd\b/i],
  ["ZA", /\(Pty\)\.? (?:Ltd|Limited)\b/i],
  ["HU", /\p{L} (?:Kft|Zrt|Nyrt|Bt)\b/u],
  ["PL", /\bsp\. ?z ?o\. ?o\.|\bREGON\b/i],
  ["FI", /\p{L} Oyj?\b/u],
  ["DK", /\p{L} (?:ApS|A\/S)(?!\p{L})|\bCVR\b/u],
  ["NO", /\p{L} (?:AS|ASA)(?![\p{L}/])/u, "no"],
  ["NO", /\p{L} (?:AS|ASA)(?![\p{L}/])/u, "da"],
  ["CH", /Grüsse|(?<!\d)0\d\d \d{3} \d\d \d\d(?!\d)/, "de"],
  ["SK", /[ľĺŕ]|pozdravom/i],
  ["UA", /[іїєґІЇЄҐ]/],
  ["RU", /(?<!\p{L})(?:ООО|ПАО|ЗАО) ?["«]/u],
  ["AE", /\b(?:FZ-?LLC|FZE|FZCO|DMCC|TRN[ :]{1,2}\d)\b/],
  ["BR", /\bC(?:NPJ|PF|EP)\b|\b\d{5}-\d{3}\b|\b(?:CR[MOPNCFEA]{1,2}V?|OAB|CREA|CRMV)[ /-]{1,3}[A-Z]{2}\b/],
  ["BR", /\p{L} ltda\b|\p{L} ?[-/–] ?(?:SP|RJ|MG|RS|PR|SC|BA|PE|CE|GO|DF|ES|PA|AM)(?![\p{L}\d])/iu, "pt"],
  ["AR", /\bCUI[TL]\b|\bCABA\b/],
  ["CL", /\bRUT[ :]{1,2}\d/],
  ["CO", /\bNIT[ :.]{1,2}\d/],
  ["AT", /\bATU ?\d{6}|\bFN \d{5,6} ?[a-z]\b|(?:^|\s)A-\d{4} \p{Lu}/u],
  ["CH", /\bCHE-\d{3}|(?:^|\s)CH-\d{4} \p{Lu}/u],
  ["BE", /\bBE ?0\d{3}\b|(?:^|\s)B-\d{4} \p{Lu}|\p{L} (?:BVBA|SPRL)\b/u],
  ["IE", /\bEircode\b|\p{L} DAC\b|\bCo\. (?:Cork|Dublin|Galway|Kerry|Mayo|Clare|Kildare|Meath|Wicklow)\b/u],
  ["TW", /統一編號|股份有限公司/],
  ["GB", /\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b/],
];

/** Money that only one country has. */
const CURRENCIES: [country: string, sign: RegExp][] = [
  ["IN", /₹|\bRs\.? ?\d|\bINR\b/],
  ["NG", /₦|\bNGN\b/],
  ["BR", /R\$|\bBRL\b/],
  ["PL", /\d ?zł(?!\p{L})|\bPLN\b/u],
  ["CZ", /\d ?Kč(?!\p{L})|\bCZK\b/u],
  ["HU", /\d ?Ft(?!\p{L})|\bHUF\b/u],
  ["SE", /\bSEK\b/],
  ["DK", /\bDKK\b/],
  ["NO", /\bNOK\b/],
  ["CH", /\bCHF\b|\bFr\. ?\d/],
  ["GB", /£/],
  ["IL", /₪|ש"ח/],
  ["UA", /₴|\bгрн\b/],
  ["RU", /₽|\d ?руб/],
  ["TR", /₺/],
  ["KE", /\bK[sS]h\b/],
  ["ZA", /\bZAR\b/],
  ["AU", /\bA\$|\bAUD\b/],
  ["CA", /\bC\$|\bCAD\b/],
  ["SG", /\bS\$|\bSGD\b/],
  ["AE", /درهم|\bAED\b|\bDhs?\b/],
  ["SA", /ريال سعودي|\bSAR\b/],
  ["EG", /جنيه|\bEGP\b/],
];

/** Postcodes of four digits, as of Germans' and Frenchmen's neighbours. */
const NEIGHBOURS: Record<string, string[]> = { de: ["AT", "CH"], fr: ["BE", "CH"], it: ["CH"], nl: ["BE"] };
const FOUR_DIGITS = /(?:^|[\s,·-])[1-9]\d{3} \p{Lu}[\p{Ll}.]{2,}/mu;
const OWN_POSTCODE = /(?:^|[\s,·-])(?:\d{5} \p{Lu}|\d{4} ?[A-Z]{2}\b)/mu;
const countriesOfPostcode = (text: string, language: string | undefined): string[] =>
  FOUR_DIGITS.test(text) && !OWN_POSTCODE.test(text) ? (NEIGHBOURS[language ?? ""] ?? []) : [];

const countryOfMark = (text: string, language: string | undefined): string | undefined =>
  MARKS.find(([, mark, spoken]) => (spoken === undefined || spoken === language) && mark.test(text))?.[0];
