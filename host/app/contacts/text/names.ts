import type { Fragment } from "./fragments.ts";
import { isCjk, LEXICON, plain } from "./lexicon.ts";
import { companyScore, emailFit, nameScore, nameShape, titleScore } from "./scores.ts";

const isCapitals = (word: string) => /\p{Lu}{2}/u.test(word) && !/\p{Ll}/u.test(word);
const INITIALS = /^(?:[A-Z]{1,2}|II|III|IV|JR)$/;

/** What stands behind names without a comma, in capitals. */
const POST_NOMINAL =
  /^(?:[AFM](?:RICS|CIPD|IET|ICE|CIOB|CIM|IMECHE|RCS|RCP|NSE|CCA|CMA|CA|BA|BE|SC|PHIL|ENG|D)|C(?:ENG|PA|FA|BE|ISSP|SM)|BA|BSC|LLM|LLB|PHD|PMP|DPHIL|RIBA|ARB|OBE|ACCA|ESQ|KC|QC|JP|RN|DDS|BDS|DVM|MBBS|MBCHB|BVSC|MRCVS|MRCGP|FRCGP|MRCP|MCSP|RGN|MPHARM|MIT|FRSA)$/;

/**
 * Formats a name: without forms of address and post-nominal letters, `DUPONT Marie` in order, in mixed case. Degrees
 * before it stay.
 */
export function formatName(text: string, language?: string): string {
  const shape = nameShape(text);
  if (!shape) return text;
  let { words } = shape;
  // `최 예 린` is spread over a badge.
  if (isCjk(words.join(""))) return words.join(words.length > 2 && words.every((word) => word.length === 1) ? "" : " ");
  while (words.length > 2 && POST_NOMINAL.test(words.at(-1)!) && /\p{Ll}/u.test(words.join("")))
    words = words.slice(0, -1);
  const [first, ...rest] = words;
  const isFamilyFirst =
    words.length > 1 && isCapitals(first!) && !INITIALS.test(first!) && rest.some((word) => /\p{Ll}/u.test(word));
  if (isFamilyFirst) {
    const count = words.findIndex((word) => !isCapitals(word));
    if (count > 0) words = [...words.slice(count), ...words.slice(0, count)];
  }
  const areCapitals = words.every((word) => isCapitals(word) || word.length <= 2);
  const written = words.map((word) =>
    isCapitals(word) && (areCapitals || !INITIALS.test(word)) ? capitalized(word, areCapitals, language) : word,
  );
  return [
    ...shape.degrees.map((degree) =>
      isCapitals(degree.replace(/\./g, "")) ? degree[0]! + degree.slice(1).toLowerCase() : degree,
    ),
    ...written,
  ].join(" ");
}

/** A first name as the text says it in full elsewhere: `This is Petra`, `Petra Lang`. */
export function fullerName(name: string, fragments: readonly Fragment[], emails: readonly string[]): string {
  // `Mrs Abernathy-Jones`
  const words = nameShape(name)?.words ?? [];
  if (words.length === 1 && words[0] !== name) return longerName(words[0]!, fragments) ?? name;
  if (/\s/.test(name)) return isFirstNames(name) ? (overTwoLines(name, fragments, emails) ?? name) : name;
  const full = longerName(name, fragments);
  if (isCjk(name)) return full ?? name;
  return full ?? overTwoLines(name, fragments, emails) ?? withFamilyName(name, emails) ?? name;
}

const longerName = (name: string, fragments: readonly Fragment[]) =>
  fragments.find(
    ({ text }) =>
      (text.startsWith(`${name} `) || text.endsWith(` ${name}`)) &&
      nameScore(text) >= 2.5 &&
      (nameShape(text)?.words.length ?? 0) > 1,
  )?.text;

const isFirstNames = (name: string) => isCapitals(name) && name.split(" ").every((word) => LEXICON.names.has(word));

/** `JOAQUÍN` over `ETXEGARAI LIZARRAGA`: alike in capitals, or as an address has both. */
function overTwoLines(name: string, fragments: readonly Fragment[], emails: readonly string[]): string | undefined {
  const at = fragments.findIndex(({ text }) => text === name);
  const own = fragments[at];
  for (const other of own ? [fragments[at + 1], fragments[at - 1]] : []) {
    if (!other || other.label || other.block !== own!.block || Math.abs(other.line - own!.line) !== 1) continue;
    const whole = `${name} ${other.text}`;
    const isName = nameShape(whole) && titleScore(other.text) === 0 && companyScore(other.text) === 0;
    const below = fragments[fragments.indexOf(other) + 1];
    const isFirstName = LEXICON.names.has(name.split(" ")[0]!);
    const isAlike = isCapitals(other.text) && (isCapitals(name) ? isFirstName : titleScore(below?.text ?? "") >= 4);
    if (isName && (isAlike || emails.some((email) => emailFit(whole, email) >= 4.5))) return whole;
  }
  return undefined;
}

/** What stands word by word on the lines of a badge. */
export function nameOnBadge(fragments: readonly Fragment[]): string | undefined {
  const isWord = ({ text, label }: Fragment) =>
    !label &&
    /^\p{Lu}[\p{L}'’-]+$/u.test(text) &&
    isCapitals(text) &&
    titleScore(text) === 0 &&
    companyScore(text) === 0;
  const at = fragments.findIndex((one, i) => {
    const next = fragments[i + 1];
    return next && isWord(one) && isWord(next) && next.block === one.block && next.line - one.line === 1;
  });
  return at < 0 ? undefined : `${fragments[at]!.text} ${fragments[at + 1]!.text}`;
}

/** `Ruggero` of `ruggero.brancaleoni@`. */
function withFamilyName(name: string, emails: readonly string[]): string | undefined {
  for (const email of emails) {
    const [, first, last] = /^(\p{L}{2,20})[._](\p{L}{2,24})@/u.exec(email) ?? [];
    if (last && plain(first!) === plain(name)) return `${name} ${last[0]!.toUpperCase()}${last.slice(1).toLowerCase()}`;
  }
  return undefined;
}

const PARTICLES = new Set("van von der den de del della di da do dos das du la le y e".split(" "));

function capitalized(word: string, areCapitals: boolean, language?: string): string {
  if (areCapitals && PARTICLES.has(word.toLowerCase())) return word.toLowerCase();
  if (word.length === 2 && !LEXICON.names.phrases.has(plain(word)) && /^[BCDFGHJKLMNPQRSTVWXZ]{2}$/.test(word))
    return word;
  return (
    word
      // Turks write `ı` small where others write `i`.
      .toLocaleLowerCase(language ?? "en")
      .replace(
        /(^|[-'’.])(\p{L})/gu,
        (_, before: string, letter: string) => before + letter.toLocaleUpperCase(language ?? "en"),
      )
      .replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)
  );
}
