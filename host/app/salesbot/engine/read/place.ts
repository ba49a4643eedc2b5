import { phrasesOfAll } from "../languages/language.ts";
import { normalise } from "../languages/normalize.ts";
import { weekdayNamed } from "./weekdays.ts";
import { sentencesOf } from "./split-questions.ts";
import { withAccents } from "./phrase-pattern.ts";

const MAX_PLACE = 120;
/** The longest text in which an address is looked for. */
const MAX_SCANNED = 600;
/** A word of a street as it may be written: `Close` only with its capital, as it is another word too. */
const written = (word: string): string =>
  /^\p{Lu}/u.test(word) ? word : word.replace(/^./, (letter) => `[${letter}${letter.toUpperCase()}]`);
const STREET = `(?:${phrasesOfAll("streets").map(written).join("|")})`;
const NAME = String.raw`\p{L}[\p{L}'’.-]{0,30}`;
const NUMBER = String.raw`\d{1,4}\s?[a-zA-Z]?(?![\p{L}\d:]|[.,]\d|\s?(?:uhr|h|am|pm)\b)`;
const ADDRESS = new RegExp(
  [
    // `12 Pembroke Rd`, `14 rue du Moulin`
    String.raw`(?<![\p{L}\d.:/-])\d{1,4}[a-z]?,?\s(?:${NAME}\s){1,3}${STREET}(?!\p{L})\.?`,
    String.raw`(?<![\p{L}\d.:/-])\d{1,4}[a-z]?,?\s${STREET}(?!\p{L})(?:\s${NAME}){1,4}`,
    // `Jakobistr. 14`, `Lange Laan 3`, `Calle Mayor 8`
    String.raw`(?<!\p{L})(?:\p{L}{0,30}(?:${phrasesOfAll("street endings").join("|")})|${STREET}(?:\s${NAME}){1,4}),?\.?\s?${NUMBER}`,
    // `Hamburger Str. 200`
    String.raw`(?<!\p{L})\p{Lu}[\p{L}-]{2,30}\s(?:${phrasesOfAll("street endings").map(written).join("|")})\.?\s${NUMBER}`,
    // `Am Waldrand 3`
    String.raw`(?<!\p{L})(?:${phrasesOfAll("street beginnings").map(written).join("|")})\s(?<field>\p{Lu}\p{L}{2,30})\s${NUMBER}`,
    // `BA1 2QZ`, `30916 Isernhagen`, `1012 AB`, `1100-148 Lisboa`
    String.raw`(?<![\p{L}\d])[A-Za-z]{1,2}\d[A-Za-z\d]?\s?\d[A-Za-z]{2}(?![\p{L}\d])`,
    String.raw`(?<![\p{L}\d./+-])(?:\d{5}|\d{4}\s?[A-Z]{2}|\d{4}-\d{3})\s\p{Lu}[\p{L}-]{2,30}(?:\s\p{Lu}[\p{L}-]{2,30})?`,
  ].join("|"),
  "gu",
);
/**
 * What may stand between the parts of an address, and the town at its end. A word ends where its letters do: cut
 * anywhere, two hundred capitals would be tried in every way.
 */
const BETWEEN = /^(?:[\s,;·–-]|(?:in|a|à|en|em|te)\s|\p{Lu}[\p{L}'’-]{1,30}(?![\p{L}'’-])){0,6}$/u;
const TOWN = /^,?\s(?:(?:in|à|en|em|te)\s)?(\p{L}[\p{L}'’-]{2,30})(?=\s*(?:$|[,.;!?\n]))/u;
const POSTCODE = /(?<![\p{L}\d])(?:\p{L}{1,2}\d[\p{L}\d]?\s?\d\p{L}{2}|\d{5}|\d{4}\s?\p{Lu}{2}|\d{4}-\d{3})(?!\d)/u;
const BEFORE = /(?<!\p{L})(\p{Lu}[\p{L}'’-]{2,30}(?:\s\p{Lu}[\p{L}'’-]{2,30})?)(?:,\s?|\s)$/u;
const HOME = `(?:${phrasesOfAll("at home").map(withAccents).join("|")})(?!\\p{L})`;
const AT_HOME = new RegExp(`(?<!\\p{L})${HOME}`, "iu");

/** `No, not at home`, `no a domicilio` */
const NOT_AT_HOME = new RegExp(
  `(?<!\\p{L})(?:no|not|nicht|pas|non|n[aã]o|niet|kein|keinen?)\\s(?:\\p{L}{1,8}\\s){0,2}${HOME}`,
  "iu",
);
export const deniesHome = (message: string): boolean => NOT_AT_HOME.test(message.slice(0, MAX_SCANNED));

/** `We'll leave the dog at home` */
const LEFT =
  /(?<!\p{L})(?:leav|left|stay|lass|lasse|bleib|laiss|rest[eo]|dej|qued|lasci|rest[ia]|deix|fic|laten|laat|blijf)\p{L}*(?!\p{L})/iu;

/** The visitor's address in a message, as it was written; else that it is at their home. */
export function placeIn(message: string, ownAddress: string | null): string | undefined {
  const text = message.slice(0, MAX_SCANNED).replaceAll("\n", ", ");
  const parts = [...text.matchAll(ADDRESS)].filter(
    ({ groups }) => !groups?.field || weekdayNamed(groups.field, "de") === undefined,
  );
  const [first] = parts;
  if (!first)
    return sentencesOf(text)
      .map((one) => (LEFT.test(one) || NOT_AT_HOME.test(one) ? undefined : AT_HOME.exec(one)?.[0]))
      .find(Boolean);
  let end = first.index + first[0].length;
  for (const { 0: part, index } of parts.slice(1)) if (BETWEEN.test(text.slice(end, index))) end = index + part.length;
  const town = POSTCODE.test(text.slice(first.index, end)) ? null : TOWN.exec(text.slice(end));
  if (town) end += town[0].length;
  const isPostcode = /^\p{L}{1,2}\d/u.test(first[0]);
  const before = isPostcode || /^\d/.test(first[0]) ? BEFORE.exec(text.slice(0, first.index)) : null;
  const isHouse = before !== null && !isPostcode && /\s/.test(before[1]!) && text.slice(0, first.index).endsWith(", ");
  const start = before && (isPostcode || isHouse) ? before.index : first.index;
  const place = text.slice(start, end).trim().slice(0, MAX_PLACE);
  const isOwn = ownAddress !== null && normalise(ownAddress.replaceAll("\n", ", ")).includes(normalise(place));
  return isOwn ? undefined : place;
}

const STREET_NAME = /\p{L}{3}/u;
/** A place that is told in two messages, street and postcode; what is told anew replaces the same. */
export function mergePlaces(before: string | undefined, place: string | undefined): string | undefined {
  if (!place || !before || place === before) return place ?? before;
  const [hadStreet, hasStreet] = [STREET_NAME.test(before), STREET_NAME.test(place)];
  if (!/\d/.test(place)) return before;
  if (hadStreet === hasStreet || !/\d/.test(before)) return place;
  return hadStreet ? `${before}, ${place}` : `${place}, ${before}`;
}
