import { decodeAsStated, decodeText } from "../input/decode-text.ts";
import { BASE64, charsetIn, linesOf } from "./vcard-lines.ts";

/** One line of a contact file: its name in capitals, its parameters as written, its value decoded. */
export interface Property {
  /** Lines of one group belong together, such as a number and its label. */
  group: string;
  name: string;
  /** The name in the letters that it was written with. */
  writtenName: string;
  parameters: string;
  value: string;
}

const EQUALS = 61;
/** What a character is as a hexadecimal digit, by its code. */
const HEX_DIGITS: readonly (number | undefined)[] = Array.from({ length: 256 }, (_, code) => {
  const sign = String.fromCharCode(code);
  return /[\da-f]/i.test(sign) ? parseInt(sign, 16) : undefined;
});

/** More lines of one contact than any device writes are left out: a contact without end would keep others waiting. */
const MAX_PROPERTIES = 2_000;

/** Some programs write blanks around the colon. */
const BEGIN_CARD = /^BEGIN *: *VCARD\s*$/i;
const END_CARD = /^END *: *VCARD\s*$/i;

/** Properties with binary values, such as a photo; all other base64 is text. */
const BINARY = new Set(["PHOTO", "LOGO", "SOUND", "KEY", "AGENT", "ATTACH"]);

/**
 * The contacts of a file (RFC 6350, and versions 2.1 and 3.0 as phones and mail programs write them), each as its
 * properties; of several of one name the preferred one comes first. A contact inside another (AGENT) is left out; one
 * that is not closed ends where the next begins. `charset` is the code page of what is no UTF-8 and does not say its
 * own.
 */
export function vCardsIn(content: Uint8Array | string, charset?: string): Property[][] {
  const vCards: Property[][] = [];
  let current: Property[] | undefined;
  let depth = 0;
  let isAgent = false;
  for (const line of linesOf(content, charset)) {
    if (BEGIN_CARD.test(line)) {
      if (current && isAgent) depth++;
      else {
        if (current) vCards.push(current);
        current = [];
      }
    } else if (END_CARD.test(line)) {
      if (depth > 0) depth--;
      else if (current) {
        vCards.push(current);
        current = undefined;
      }
    } else if (current && depth === 0 && current.length < MAX_PROPERTIES) current.push(...propertyOf(line));
    isAgent = /^(?:[\w-]+\.)?AGENT\b[^:]*:\s*$/i.test(line) || depth > 0;
  }
  if (current && current.length > 0) vCards.push(current);
  return vCards.map(preferredFirst);
}

/** Properties of one name in the order of their preference (RFC 6350 §5.3; `TYPE=pref` before), others as they are. */
function preferredFirst(properties: Property[]): Property[] {
  if (!properties.some(({ parameters }) => /PREF/i.test(parameters))) return properties;
  const byName = new Map<string, Property[]>();
  for (const property of properties) {
    const same = byName.get(property.name);
    if (same) same.push(property);
    else byName.set(property.name, [property]);
  }
  const sorted = new Map(
    [...byName].map(([name, same]) => [name, same.toSorted((a, b) => preferenceOf(a) - preferenceOf(b)).values()]),
  );
  return properties.map(({ name }) => sorted.get(name)!.next().value!);
}

const LEAST_PREFERRED = 101;

function preferenceOf({ parameters }: Property): number {
  const [, rank] = /;PREF="?(\d{1,3})\b/i.exec(parameters) ?? [];
  return rank !== undefined ? Number(rank) : /[;,="]PREF\b(?!=)/i.test(parameters) ? 1 : LEAST_PREFERRED;
}

function propertyOf(line: string): Property[] {
  const [, group = "", name, parameters = "", value = ""] =
    /^(?:([\w-]+)\.)?([\w-]+)(;(?:"[^"]*"|[^:"])*| *):(.*)$/.exec(line) ?? [];
  if (!name) return [];
  return [
    {
      group: group.toLowerCase(),
      name: name.toUpperCase(),
      writtenName: name,
      parameters,
      value: textOf(name, parameters, value),
    },
  ];
}

function textOf(name: string, parameters: string, value: string): string {
  if (/QUOTED-PRINTABLE/i.test(parameters)) return fromQuotedPrintable(value, parameters);
  if (BASE64.test(parameters) && !BINARY.has(name.toUpperCase())) return fromBase64(value, parameters) ?? value;
  return value;
}

function fromQuotedPrintable(text: string, parameters: string): string {
  const bytes = new TextEncoder().encode(text);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const coded = bytes[at] === EQUALS ? hexAt(bytes, at + 1) : undefined;
    bytes[length++] = coded ?? bytes[at]!; // decoding never lengthens
    if (coded !== undefined) at += 2;
  }
  return decodeMarked(bytes.subarray(0, length), parameters);
}

/** Undefined for what is no base64. */
function fromBase64(value: string, parameters: string): string | undefined {
  try {
    return decodeMarked(
      Uint8Array.from(atob(value.replace(/\s/g, "")), (character) => character.charCodeAt(0)),
      parameters,
    );
  } catch {
    return undefined;
  }
}

/** An unknown charset is ignored. */
function decodeMarked(bytes: Uint8Array, parameters: string): string {
  const charset = charsetIn(parameters);
  const isOther = charset !== undefined && !/^utf-?8$/i.test(charset);
  return (isOther ? decodeAsStated(charset, bytes) : undefined) ?? decodeText(bytes);
}

/** The byte that two hexadecimal digits write. */
function hexAt(bytes: Uint8Array, at: number): number | undefined {
  const [high, low] = [HEX_DIGITS[bytes[at] ?? 0], HEX_DIGITS[bytes[at + 1] ?? 0]];
  return high === undefined || low === undefined ? undefined : high * 16 + low;
}

/** A value without its escapes, read once from the left: `C:\\\\new` is a path, and no new line. */
export function unescapeValue(value: string): string {
  let text = "";
  let start = 0;
  // Without a function for each: a file may be nothing but escapes.
  for (let at = value.indexOf("\\"); at >= 0; at = value.indexOf("\\", at)) {
    const sign = value[at + 1];
    if (sign === undefined || !"nN,;:\\".includes(sign)) {
      at++;
      continue;
    }
    text += value.slice(start, at) + (sign === "n" || sign === "N" ? "\n" : sign);
    at += 2;
    start = at;
  }
  return (text + value.slice(start)).trim();
}

/** Parts between signs that are not escaped, their escapes still in them. */
export function splitUnescaped(value: string, sign: ";" | ","): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < value.length; at++) {
    if (value[at] === "\\") at++;
    else if (value[at] === sign) {
      parts.push(value.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, value.slice(start)];
}

/** Parts divided by semicolons that are not escaped. */
export const splitComponents = (value: string): string[] => splitUnescaped(value, ";").map(unescapeValue);

/** Names in these scripts begin with the family's. */
const FAMILY_FIRST = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}]/u;

/** Several names in one part: `Mary,Ann`. */
const namesIn = (part: string): string => splitUnescaped(part, ",").map(unescapeValue).filter(Boolean).join(" ");

/** The name in its parts, for files without the whole one. Some programs escape what divides the parts. */
export function nameFromComponents(value: string): string {
  const [first = "", ...others] = splitUnescaped(value, ";");
  const isEscaped = first.includes("\\;") && others.every((part) => part.trim() === "");
  const parts = isEscaped ? splitUnescaped(first.replaceAll("\\;", ";"), ";") : [first, ...others];
  const [family = "", firstName = "", additional = "", prefix = "", suffix = ""] = parts.map(namesIn);
  const order = FAMILY_FIRST.test(family)
    ? [prefix, family, firstName, suffix]
    : [prefix, firstName, additional, family, suffix];
  return order.filter(Boolean).join(" ");
}
