import { cityCountry } from "./cities.ts";
import { countryNamed, fold, isCjk, LEXICON, plain } from "./lexicon.ts";

/** Postal codes with what usually surrounds them. */
const POSTCODES: readonly RegExp[] = [
  /(?:^|[\s,(])(?:[A-Z]{1,3}\s?-\s?)?\d{4,5}\s+\p{Lu}[\p{L}'.-]+/u, // 10115 Berlin, CH-8001 Zürich
  /(?:^|[\s,])[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}(?:$|[\s,])/u, // SW1A 1AA
  /(?:^|[\s,])[A-Z]\d[A-Z]\s?\d[A-Z]\d(?:$|[\s,])/u, // M5V 2T6
  /(?:^|[\s,])\d{4}\s?[A-Z]{2}(?:\s+\p{Lu}|$|,)/u, // 1012 AB Amsterdam
  /(?:^|[\s,])\d{2}-\d{3}\s+\p{Lu}/u, // 00-001 Warszawa
  /(?:^|[\s,])\d{4}-\d{3}(?:\s+\p{Lu}|$|[\s,])/u, // 1000-001 Lisboa
  /(?:^|[\s,:])\d{5}-\d{3}(?:$|[\s,])/u, // 01310-100
  /[\p{L}.],?\s+(?:[A-Z]{2}|[A-Z][a-z]+)\.?,?\s+\d{5}(?:-\d{4})?(?:$|[\s,])/u, // Portland, OR 97201
  /(?:^|\s)(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\s+\d{4}(?:$|[\s,])/u,
  /〒\s?\d{3}-?\d{4}|(?:^|\s)\d{3}-\d{4}\s+\p{Script=Han}/u,
  /\p{L}{3}(?:, | - |[\s-])\d{6}(?:$|[\s,.])/u, // Bengaluru 560001
  /(?:^|[\s,])\d{3}\s\d{2}\s+\p{Lu}\p{L}{2}/u, // 111 22 Stockholm
  /(?:^|\s)\d{5}\s+\p{L}{3,}\s?\/\s?\p{L}{3,}/u, // 34710 Kadıköy / İstanbul
  /\p{L}{3},?\s\d{7}(?:$|[\s,])/u, // תל אביב 6701101
];
const HOUSE = /(?:^|[\s,./:])\d{1,5}(?:\s?-\s?\d{1,4})?\s?[a-zA-Z]?(?=$|[\s,./;º])/u;

/** Whether a text is part of a postal address by itself. */
export function isPostal(text: string): boolean {
  if (text.length > 160) return false;
  if (POSTCODES.some((pattern) => pattern.test(text))) return true;
  if (isCjk(text)) return isUnspacedPlace(text);
  const tokens = plain(text.replace(/[,/]/g, " ")).split(" ");
  const street = LEXICON.streets.match(tokens);
  if (street.count > 0 && HOUSE.test(text) && tokens.length > 1) return true;
  if (/^(?:p\.?\s?o\.?\s?box|postfach|apartado|postbus|casella postale|skrytka|ص\.?\s?ب)/iu.test(text)) return true;
  return isPlace(text);
}

/** Whether a text is or ends with a country, as in profiles: `Berlin, Germany`. */
function isPlace(text: string): boolean {
  if (countryNamed(text) || cityCountry(text)) return true;
  // `Portland, OR`, `Austin, Texas`.
  if (
    /^\p{Lu}[\p{L} .'-]{1,24}, (?:A[KLRZ]|C[AOT]|DC|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|ON|QC|BC|AB|NSW|VIC|QLD)$/u.test(
      text,
    )
  )
    return true;
  const parts = text.split(/[,،]\s*|\s[-–]\s/);
  return parts.length > 1 && parts.length < 5 && countryNamed(parts.at(-1)!) !== undefined;
}

function isUnspacedPlace(text: string): boolean {
  if (LEXICON.legalForms.partIn(text) && !/\d/.test(text)) return false;
  const folded = fold(text);
  const steps = (
    folded.match(/[都道府県省市区區县町村路街段号號巷弄]|丁目|番地|大道|(?:시|구|동|로|길)(?=[\s\d,]|$)/gu) ?? []
  ).length;
  return (
    (steps >= 2 && /\d/.test(text)) ||
    steps >= 3 ||
    (steps >= 1 && /\d{1,4}(?:号|號|번지|층|室|楼|樓|-\d)/u.test(folded)) ||
    countryNamed(text) !== undefined
  );
}

/** May stand between two parts of an address: `London`, `2nd floor`, `Suite 5`. */
export function continuesAddress(text: string): boolean {
  const tokens = plain(text).split(" ");
  if (tokens.length > 5) return false;
  return (
    isPostal(text) ||
    (LEXICON.streets.match(tokens).count > 0 && /\d/.test(text)) ||
    (/^\p{Lu}[\p{L}\s.'-]{2,30}$/u.test(text) && tokens.length <= 3)
  );
}
