import { BREAK, readChannels, type Phone } from "./channels.ts";
import { cleanLines, trimText, withoutMarks } from "./clean-lines.ts";
import { withoutEnd, withoutStart } from "./edges.ts";
import { type Label, labelOf, LEXICON } from "./lexicon.ts";
import { noiseIn } from "./noise.ts";
import { isLegalForm, nameShape } from "./scores.ts";
import { EMPLOYER, splitText } from "./split-text.ts";

/** A piece of text that may be a name, a title, a company or part of an address. */
export interface Fragment {
  text: string;
  line: number;
  /** Counts blocks of lines, which empty lines part. */
  block: number;
  label?: Label;
  /** Follows a greeting at the end of a letter. */
  isSigned?: boolean;
  /** Stands in the legal notes under a letter, such as who manages the company. */
  isFooter?: boolean;
  /** Named by a title: `at Acme`. */
  isEmployer?: boolean;
}

export interface Line {
  index: number;
  block: number;
  fragments: Fragment[];
  emails: string[];
  websites: string[];
  socials: string[];
  phones: Phone[];
  /** Ends a letter: what follows is a signature. */
  isSignOff: boolean;
}

/** Reads the lines of a text into fragments and channels. */
export function readLines(text: string, countries: readonly string[]): Line[] {
  const lines: Line[] = [];
  let block = 0;
  let previousLabel: Label | undefined;
  let isEmpty = true;
  let isRecipients = false;
  for (const [index, raw] of cleanLines(text).entries()) {
    const content = withoutMarks(raw);
    if (content === "" || !/[\p{L}\d]/u.test(content)) {
      if (!isEmpty) block++;
      isEmpty = true;
      continue;
    }
    isEmpty = false;
    isRecipients = namesRecipients(content) || (isRecipients && /^\s.*@/.test(raw));
    if (isRecipients) continue;
    const whole = labelOf(withoutEnd(content, " :."));
    if (whole && content.length > 1 && content.length < 30 && !LEXICON.titles.has(content)) {
      previousLabel = whole;
      continue;
    }
    const channels = readChannels(content, countries, previousLabel);
    const { fragments, isSignOff } = fragmentsOf(channels.rest, index, block, previousLabel);
    lines.push({ ...channels, index, block, fragments, isSignOff });
    previousLabel = undefined;
  }
  return lines;
}

/** `Cc: Ben Thorne <ben@pennant.example>`: not who writes. `A: 12 Quay Street` is an address. */
function namesRecipients(line: string): boolean {
  const [, label = "", value = ""] = /^([^:<>@]{1,20}?)\s?:\s?(.*)$/u.exec(line) ?? [];
  return LEXICON.recipients.has(label) && /^(?:[^<>@]{0,80}<)?[^\s<>@]{1,64}@/u.test(value);
}

const SEPARATOR = new RegExp(`[${BREAK}|‖¦•·●▪■◆★∙⋅;]|\\t|\\s{3,}|\\s[–—/]\\s|\\s~\\s|(?<=\\S)\\s*//\\s*`, "u");
function fragmentsOf(rest: string, line: number, block: number, previousLabel?: Label) {
  const texts = rest.split(SEPARATOR).map(trimText).filter(isText);
  let isSignOff = false;
  const fragments = texts.flatMap((text): Fragment[] => {
    const { label, value } = withoutLabel(text);
    if (label === "fax" || label === "phone" || label === "email" || label === "mobile" || label === "website") {
      if (value === "" || !/\p{L}{3}/u.test(value)) return [];
    }
    const noise = noiseIn(value);
    if (noise.isSignOff) isSignOff = true;
    const content = noise.rest;
    if (!content) return [];
    const meaning = isMeaning(label)
      ? label
      : texts.length === 1 && isMeaning(previousLabel)
        ? previousLabel
        : undefined;
    const parts = meaning === "address" || meaning === "company" ? [content] : splitText(content);
    return parts.filter(isText).map((part, i) => ({
      text: part.replace(EMPLOYER, ""),
      line,
      block,
      ...(meaning && i === 0 && { label: meaning }),
      ...(noise.isSignOff && { isSigned: true }),
      ...(noise.isFooter && { isFooter: true }),
      ...(part.startsWith(EMPLOYER) && { isEmployer: true }),
    }));
  });
  return { fragments, isSignOff };
}

const isMeaning = (label: Label | undefined) =>
  label === "name" || label === "title" || label === "company" || label === "address";
const isText = (text: string) =>
  /\p{L}{2}|[\p{Script=Han}\p{Script=Hangul}]/u.test(text) && !labelOf(withoutEnd(withoutStart(text, " :"), " :"));
/** `Name: Anna Weber`. */
function withoutLabel(text: string): { label?: Label; value: string } {
  const match = /^([^:]{1,28}?)\s?:\s?(.*)$/u.exec(text);
  const label = match && labelOf(match[1]!);
  if (label) return { label, value: trimText(match[2]!) };
  const last = /^(.*\S)\s([^\s]{1,12})$/u.exec(text);
  const trailing = last && labelOf(last[2]!);
  // A label whose number was taken out.
  return trailing && last[2]!.length > 1 && !nameShape(text) && !isLegalForm(text)
    ? { value: trimText(last[1]!) }
    : { value: text };
}
