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

/** Characters of a line that are compared: names, addresses and numbers are shorter. */
const MAX_COMPARED = 1_000;

type Fold = (collation: string) => string;

/** Tells whether a vCard fits. An empty filter fits all. What is compared often is made ready once. */
export function filterMatcher({ properties, matchesAll }: Filter): (text: string) => boolean {
  const conditions = properties.map((one) => ({
    ...one,
    texts: one.texts.map((match) => ({ ...match, text: folded(match.text, match.collation) })),
  }));
  return (text) => {
    if (conditions.length === 0) return true;
    const lines = vCardsIn(text)[0] ?? [];
    const values = new Map<string, Fold[]>();
    const valuesOf = (name: string) => {
      const ready = values.get(name) ?? lines.filter((line) => line.name === name).map(toFold);
      values.set(name, ready);
      return ready;
    };
    const fits = (condition: PropertyFilter) => matchesProperty(valuesOf(condition.name), condition);
    return matchesAll ? conditions.every(fits) : conditions.some(fits);
  };
}

/** The value of a line, folded once for each way of comparing. */
function toFold({ value }: Property): Fold {
  const text = unescapeValue(value.slice(0, MAX_COMPARED));
  const made = new Map<string, string>();
  return (collation) => {
    const result = made.get(collation) ?? folded(text, collation);
    made.set(collation, result);
    return result;
  };
}

function matchesProperty(values: readonly Fold[], { isNotDefined, texts, matchesAll }: PropertyFilter): boolean {
  if (isNotDefined) return values.length === 0;
  if (values.length === 0) return false;
  if (texts.length === 0) return true;
  const fits = (match: TextMatch) =>
    values.some((value) => matchesText(value(match.collation), match)) !== match.isNegated;
  return matchesAll ? texts.every(fits) : texts.some(fits);
}

const folded = (text: string, collation: string): string =>
  collation === "i;octet" ? text : collation === "i;ascii-casemap" ? text.toLowerCase() : foldText(text);

function matchesText(whole: string, { text: part, matchType }: TextMatch): boolean {
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
