import { type Property, unescapeValue, vCardsIn } from "../../cards/vcard-reader.ts";
import { foldText } from "../people/terms.ts";
import type { Filter, PropertyFilter, TextMatch } from "./xml-reader.ts";

const COLLATIONS = new Set(["i;unicode-casemap", "i;ascii-casemap", "i;octet", "default"]);
const MATCH_TYPES = new Set(["equals", "contains", "starts-with", "ends-with"]);

/** Whether we can tell what it asks for (RFC 6352 §10.5): conditions on parameters are not supported. */
export const isSupported = ({ properties }: Filter): boolean =>
  properties.every(
    ({ hasUnknown, texts }) =>
      !hasUnknown && texts.every(({ collation, matchType }) => COLLATIONS.has(collation) && MATCH_TYPES.has(matchType)),
  );

/** Whether a vCard fits. An empty filter fits all. */
export function matchesFilter(text: string, { properties, matchesAll }: Filter): boolean {
  if (properties.length === 0) return true;
  const lines = vCardsIn(text)[0] ?? [];
  const fits = (condition: PropertyFilter) => matchesProperty(lines, condition);
  return matchesAll ? properties.every(fits) : properties.some(fits);
}

function matchesProperty(
  lines: readonly Property[],
  { name, isNotDefined, texts, matchesAll }: PropertyFilter,
): boolean {
  const values = lines.filter((line) => line.name === name).map(({ value }) => unescapeValue(value));
  if (isNotDefined) return values.length === 0;
  if (values.length === 0) return false;
  if (texts.length === 0) return true;
  const fits = (match: TextMatch) => values.some((value) => matchesText(value, match)) !== match.isNegated;
  return matchesAll ? texts.every(fits) : texts.some(fits);
}

function matchesText(value: string, { text, matchType, collation }: TextMatch): boolean {
  const folded = (one: string) =>
    collation === "i;octet" ? one : collation === "i;ascii-casemap" ? one.toLowerCase() : foldText(one);
  const [whole, part] = [folded(value), folded(text)];
  if (matchType === "equals") return whole === part;
  if (matchType === "starts-with") return whole.startsWith(part);
  return matchType === "ends-with" ? whole.endsWith(part) : whole.includes(part);
}

const LINE_END = /\r?\n(?![ \t])/;
const ALWAYS = new Set(["BEGIN", "END", "VERSION", "UID"]);

/** A vCard with these lines only, and those that make it one. */
export function withLinesOf(text: string, names: readonly string[]): string {
  return text
    .split(LINE_END)
    .filter((line) => {
      const name = /^(?:[\w-]+\.)?([\w-]+)/.exec(line)?.[1]?.toUpperCase();
      return name !== undefined && (ALWAYS.has(name) || names.includes(name));
    })
    .map((line) => `${line}\r\n`)
    .join("");
}
