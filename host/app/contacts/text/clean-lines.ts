import { withPlainDigits } from "#sdk/digits.ts";
import { BREAK } from "./channels.ts";
import { withoutEnd, withoutStart } from "./edges.ts";

// Normalises lines, and removes what stands around a text without being part of it.

const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** The lines of a text, normalised: NFKC, digits 0 to 9, no invisible characters. */
export function cleanLines(text: string): string[] {
  const lines = text
    .replace(/[\uFF5E\u301C]/g, "~")
    // `Eng.º` and `Arq.ª` are written so.
    .split(/([ºª])/)
    .map((part, i) => (i % 2 ? part : withPlainDigits(part)))
    .join("")
    .replace(INVISIBLE, "")
    .replace(/[\u2010-\u2012\u2212]/g, "-")
    .replace(/[☎📞✆]\uFE0F?/gu, " tel: ")
    .replace(/[📱]\uFE0F?/gu, " mobile: ")
    .replace(/[📠🖷]\uFE0F?/gu, " fax: ")
    .replace(/[\p{Extended_Pictographic}\uFE0F]/gu, (sign) => (/[\d#*©®™]/.test(sign) ? sign : BREAK))
    .split(/\r\n?|\n|\u2028|\u2029/)
    .slice(0, MAX_LINES)
    .map((line) =>
      line
        .slice(0, MAX_LINE)
        .replace(/[^\S\t ]/gu, " ")
        .trimEnd(),
    );
  // `1. Anna Weber`, `2. Ben Thorne`; one alone is `1. Vorsitzende`.
  const isNumbered = lines.filter((line) => LIST_NUMBER.test(line)).length > 1;
  return isNumbered ? lines.map((line) => line.replace(LIST_NUMBER, "")) : lines;
}

/** Lines, and characters of a line, that are read. */
const MAX_LINES = 300;
const MAX_LINE = 1_000;
const LIST_NUMBER = /^\s{0,4}\d{1,2}[.)]\s(?=\s?\p{L})/u;

const MARKS = " \t>*#_~•◦▪●–—=-";
/** A line without marks of lists, quotes and emphasis. */
export function withoutMarks(line: string): string {
  const start = withoutStart(line, MARKS);
  // `-5` and `+49` do not begin with a mark.
  return (/^[\d+]/.test(start) ? line : start).replace(/[*_]{2,}/g, "").trim();
}

const OPENING = " \t,:;/<>«»„“”\"'()[]-";
/** A text without separators and lone brackets around it. */
export function trimText(text: string): string {
  const start = withoutStart(text, " \t,:;/<>«»[]-");
  const quoted = /^["'“„(]/.test(start) && !/["'”“)]/.test(start.slice(1)) ? withoutStart(start, OPENING) : start;
  return withoutEnd(quoted, " \t,:;/<>«»[]-")
    .replace(/\(\s?\)/g, "")
    .replace(/^\(([^()]*)\)$/, "$1")
    .replace(/\s+/g, " ")
    .trim();
}
