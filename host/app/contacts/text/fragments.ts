import { BREAK, emailsIn, readChannels } from "./channels.ts";
import { cleanLines, trimText, withoutMarks } from "./clean-lines.ts";
import { withoutEnd, withoutStart } from "./edges.ts";
import { isCjk, type Label, labelOf, LEXICON } from "./lexicon.ts";
import { noiseIn } from "./noise.ts";
import type { Countries, Phone } from "./numbers.ts";
import { ownersOfNumbers } from "./passed-on.ts";
import { isPostal } from "./postal.ts";
import {
  companyScore,
  domainFit,
  emailFit,
  isDepartment,
  isLegalForm,
  nameScore,
  nameShape,
  titleScore,
} from "./scores.ts";
import { salutationIn } from "./quotes.ts";
import { linesByPersons, MAX_EMAILS, namesRecipients, senderOf } from "./senders.ts";
import { readSentence } from "./sentences.ts";
import { ASIDE, EMPLOYER, splitText } from "./split-text.ts";

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
  /** Named in a sentence, beside much that is of nobody. */
  isSpoken?: boolean;
  /** Named as who somebody is: `this is Anna`. */
  isIntroduced?: boolean;
  /** A title before whom it is of, if of anybody: `the plumber's number: Dave Pargeter`. */
  isAside?: boolean;
}

/** What a fragment may say of a person. */
export type Role = "name" | "title" | "company";
/** A fragment with how much it looks like each. */
export interface Scored extends Record<Role, number> {
  fragment: Fragment;
}
/** The fragments that were chosen. */
export type Choice = Partial<Record<Role, Scored>>;

export interface Line {
  index: number;
  block: number;
  fragments: Fragment[];
  emails: string[];
  websites: string[];
  socials: string[];
  phones: Phone[];
  /** Speaks to somebody, in sentences. */
  isProse: boolean;
  /** Ends a letter: what follows is a signature. */
  isSignOff: boolean;
}

/** Reads the lines of a text into fragments and channels. */
export function readLines(text: string, countries: Countries): Line[] {
  const lines: Line[] = [];
  const cleaned = cleanLines(text).flatMap(linesByPersons);
  const emails = cleaned.flatMap(emailsIn).slice(0, MAX_EMAILS);
  let block = 0;
  let previousLabel: Label | undefined;
  let isEmpty = true;
  let isRecipients = false;
  const salutation = salutationIn(cleaned);
  for (const [index, raw] of cleaned.entries()) {
    const content = index === salutation ? "" : withoutMarks(raw);
    if (content === "" || !/[\p{L}\d]/u.test(content)) {
      if (!isEmpty) block++;
      isEmpty = true;
      continue;
    }
    isEmpty = false;
    isRecipients = namesRecipients(content) || (isRecipients && /^\s.*@/.test(raw));
    if (isRecipients || isHeading(content)) continue;
    const whole = labelOf(withoutEnd(content, " :."));
    if (whole && content.length > 1 && content.length < 30 && !LEXICON.titles.has(content)) {
      previousLabel = whole;
      continue;
    }
    const channels = readChannels(content, countries, previousLabel);
    const { fragments, isSignOff } = fragmentsOf(channels.rest, emails, index, block, previousLabel);
    const sender = senderOf(content);
    const named = sender ? [{ text: sender, line: index, block, isIntroduced: true }] : [];
    const inSentences = isProse(content, fragments);
    const owners = inSentences ? ownersOfNumbers(channels.rest, emails) : [];
    const spoken = owners.map((mention) => ({ ...mention, line: index, block, isSpoken: true }));
    const all = withAsides([...named, ...withoutRepeats(spoken, fragments)]);
    lines.push({ ...channels, index, block, fragments: all, isSignOff, isProse: inSentences });
    previousLabel = undefined;
  }
  return lines;
}

const isProse = (line: string, fragments: readonly Fragment[]) =>
  fragments.some(({ isSpoken }) => isSpoken) || line.split(/\s+/).length > 7 || isCjk(line);

/** Whom a sentence names twice, once; what a line names by itself needs no sentence. */
function withoutRepeats(spoken: Fragment[], fragments: Fragment[]): Fragment[] {
  const isSame = (one: Fragment) => (other: Fragment) => one.text === other.text;
  const added = spoken.filter((one) => !fragments.some((other) => !other.isSpoken && isSame(one)(other)));
  const isRest = ({ text, isSpoken, label }: Fragment) => !isSpoken && !label && text.split(" ").length > 4;
  return [...added, ...fragments.filter((one) => !added.some(isSame(one)) && !(added.length > 0 && isRest(one)))];
}

/** Without titles that a sentence names beside nobody: `she is my new lead`. */
function withAsides(fragments: Fragment[]): Fragment[] {
  const isAnybody = fragments.some(({ text }) => nameScore(text) >= 2.5 && /\S{2}/.test(text));
  const hasTitle = fragments.some(({ text, isAside }) => !isAside && titleScore(text) >= 4);
  return isAnybody && !hasTitle ? fragments : fragments.filter(({ isAside }) => !isAside);
}

/** `Media contact:`, `Name, Company, Role`: what follows is of somebody, not this. */
function isHeading(line: string): boolean {
  const cells = line.split(/[,;|\t]\s?/);
  if (cells.length > 1 && cells.every((cell) => labelOf(cell) !== undefined)) return true;
  return /^\p{L}{3,20}(?: \p{L}{3,20}){1,2}:$/u.test(line) && !labelOf(line) && !noiseIn(line).isSignOff;
}

const MARKS = new RegExp(`[${EMPLOYER}${ASIDE}]`, "gu");
const SEPARATOR = new RegExp(`[${BREAK}|‖¦•·●▪■◆★∙⋅;]|\\t|\\s{3,}|\\s[–—/]\\s|\\s~\\s|(?<=\\S)\\s*//\\s*`, "u");
/** `Senior Manager – Talent Acquisition` is one title. */
const withWholeTitles = (text: string) =>
  text.replace(
    /(?<=(?:^|[|•·,;\t])([^|•·,;\t–—]{3,40}))\s[–—]\s(?=([^|•·,;@\t–—]{3,40}?)(?:$|[|•·,;\t@]| @ | at | bei | chez ))/gu,
    (dash, left: string, right: string) =>
      titleScore(left) >= 4 && isDepartment(right) && titleScore(right) < 4 ? " - " : dash,
  );

function fragmentsOf(rest: string, emails: readonly string[], line: number, block: number, previousLabel?: Label) {
  const texts = withWholeTitles(rest).split(SEPARATOR).map(trimText).filter(isText);
  let isSignOff = false;
  const fragments = texts.flatMap((text): Fragment[] => {
    const { label, value } = withoutLabel(text);
    if (label === "fax" || label === "phone" || label === "email" || label === "mobile" || label === "website") {
      if (value === "" || !/\p{L}{3}/u.test(value)) return [];
    }
    const mentions = label ? undefined : readSentence(value, emails);
    if (mentions) return mentions.map((mention) => ({ ...mention, line, block, isSpoken: true }));
    const noise = noiseIn(value);
    if (noise.isSignOff) isSignOff = true;
    const content = noise.rest.replace(/^©\s?(?:\d{4}(?:-\d{4})?\s)?(.*?)(?:\s\d{4})?$/u, "$1");
    if (!content) return [];
    const meaning = isMeaning(label)
      ? label
      : texts.length === 1 && isMeaning(previousLabel) && (previousLabel !== "name" || isPerson(content))
        ? previousLabel
        : undefined;
    const parts =
      meaning === "address" || meaning === "company"
        ? [content]
        : splitText(content).flatMap((part) => splitByAddress(part, emails));
    return parts
      .filter(isText)
      .map((part, i) => ({
        text: part.replace(MARKS, ""),
        line,
        block,
        ...(meaning && i === 0 && { label: meaning }),
        ...(noise.isSignOff && { isSigned: true }),
        ...(noise.isFooter && { isFooter: true }),
        ...(part.startsWith(EMPLOYER) && { isEmployer: true }),
        ...(part.startsWith(ASIDE) && { isAside: true }),
      }));
  });
  return { fragments, isSignOff };
}

/** `Invoices: Margit Nemes`, `Indehaver, Holm Keramik`: what fits an address is a meaning of its own. */
function splitByAddress(text: string, emails: readonly string[]): string[] {
  const [, value = ""] = /^[^:]{2,40}:\s(.{3,40})$/u.exec(text) ?? [];
  if (nameScore(value) >= 2.5 && emails.some((email) => emailFit(value, email) >= 4)) return [value];
  // `Listed by Corinne Dufault`.
  const last = /^(?:\p{L}{1,12} ){0,3}\p{Ll}{2,12} (\p{Lu}[\p{L}'’-]{1,20} \p{Lu}[\p{L}'’-]{1,20})$/u.exec(text)?.[1];
  if (last && nameShape(text) === undefined && emails.some((email) => emailFit(last, email) >= 3.5)) return [last];
  const parts = text.split(/,\s/);
  const fits = (part: string) => emails.some((email) => domainFit(part, email.split("@")[1]!) >= 4.5);
  return parts.length === 2 && parts.some(fits) && !isPostal(text) && !isLegalForm(text) ? parts : [text];
}

/** `Contact` over the name of a company is a heading. */
const isPerson = (text: string) => nameShape(text.split(/[,|–—]\s?/)[0]!) !== undefined && companyScore(text) < 3;
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
  return trailing && !isMeaning(trailing) && last[2]!.length > 1 && !nameShape(text) && !isLegalForm(text)
    ? { value: trimText(last[1]!) }
    : { value: text };
}
