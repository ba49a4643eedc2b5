import { CONNECTORS, LEXICON, plain } from "./lexicon.ts";
import { companyScore, isLegalForm, titleScore } from "./scores.ts";

// Sentences, their clauses, and the words of these between such as say nothing of a person.

/** What a sentence may say of a person. */
export interface Mention {
  text: string;
  /** `I am Anna Weber`. */
  isIntroduced?: boolean;
  /** `from Acme`. */
  isEmployer?: boolean;
  /** A title before whom it is of, if of anybody. */
  isAside?: boolean;
}

/** Words of a sentence that stand together, and what stands before them. */
export interface Run {
  words: string[];
  after: "introduction" | "from" | "other";
  /** Begins behind a comma, a bracket or the like. */
  isFirst: boolean;
  /** `Udo Krämer vom Autohaus`. */
  hasEmployer?: boolean;
  /** Nothing else is in its clause. */
  isWhole?: boolean;
}

/** Whether words stand there as people speak: `I am`, `please call me`. */
export function isSentence(text: string): boolean {
  const words = wordsOf(text);
  const tokens = words.map(plain);
  const isBegun = words.some((_, i) => {
    const length = introductionAt(words, tokens, i);
    // `Der Steuerberater heißt Anna Weber`
    const isVerb = length === 1 && i > 0 && /^\p{Ll}{4}/u.test(words[i]!) && isName(words[i + 2]);
    return (length > 1 || isVerb || (length === 1 && isUncased(words[i]!))) && isName(words[i + length]);
  });
  if (isBegun) return true;
  // `Amara Bell runs product at Fernpost`.
  const verb = words.findIndex((word) => !isName(word));
  if (verb > 1 && tokens[verb]!.length > 3 && LEXICON.common.has(tokens[verb]!)) return true;
  if (tokens.length > 2 && tokens[0]!.includes("'") && LEXICON.common.has(tokens[0]!)) return true;
  // `hun sidder hos Thygesen`
  if (tokens.length > 3 && /^\p{Ll}{2,}$/u.test(words[0]!) && LEXICON.common.has(tokens[0]!) && titleScore(text) === 0)
    return true;
  const common = tokens.filter((token) => LEXICON.common.phrases.has(token));
  if (tokens.length < 3 || (tokens.length < 8 && common.length < 3 && isLegalForm(text))) return false;
  // `Adjointe à la culture` has small words, too.
  const isTitle = !/[,:]/.test(text) && titleScore(text) >= 4 && common.filter((token) => token.length > 3).length < 2;
  if (common.length >= 2 && ((tokens.length > 3 && !isTitle) || common.length > 2)) return true;
  return tokens.length > 6 && !isTitle && words.filter((word, i) => isSmall(word, tokens[i]!)).length > 2;
}

const isUncased = (word: string) => /^[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(word);
const isSmall = (word: string, token: string) =>
  /^\p{Ll}/u.test(word) &&
  ![LEXICON.from, LEXICON.titles, LEXICON.fields, LEXICON.degrees].some((kind) => kind.phrases.has(token));

/** How many words introduce a person; `Ben Thorne` is one, though Turks say `ben` of themselves. */
function introductionAt(words: string[], tokens: string[], from: number): number {
  const length = LEXICON.introductions.lengthAt(tokens, from);
  return length === 1 && isCapital(words[from]) && LEXICON.names.has(tokens[from]!) ? 0 : length;
}

const wordsOf = (text: string) =>
  text.split(/\s+/u).flatMap((word) => (/[\p{L}\d&@]/u.test(word) ? word.replace(/^\/|^l['’](?=\p{Ll})/gu, "") : []));

/** `Karim Bensaïd (garage Bensaïd)`. */
export const BRACKETED = /^\u0003(.*)$/u;

/** Parts of a text between commas, brackets and ends of sentences: `Dr. Weber` and `Acme Inc. Boston` are none. */
export const clausesOf = (text: string) =>
  text
    .replace(/\(([^(),]{2,60})\)/gu, ",\u0003$1,")
    .split(/[,;:()،“”„"]\s*|[!?。]+\s*|\s[-–—]\s/u)
    .flatMap((part) =>
      part
        .replace(/(\p{L}{1,30})\.\s+(?=(\p{Lu}[\p{L}'’]{0,20}))/gu, (end, word: string, next: string) =>
          isAbbreviation(word) && !LEXICON.common.has(next) && !LEXICON.from.has(next) ? end : `${word}\n`,
        )
        .replace(/(\p{L}{1,30})\.$/u, (end, word: string) => (isAbbreviation(word) ? end : word))
        .split("\n"),
    )
    .filter((clause) => clause.trim());

const isAbbreviation = (word: string) =>
  word.length < 3 || LEXICON.degrees.has(word) || LEXICON.addressing.has(word) || LEXICON.legalForms.has(word);

/** `isBehindName`: the clause before ends with a name, `Udo Krämer, vom Autohaus Irle`. */
export function runsOf(clause: string, isBehindName = false): Run[] {
  const words = wordsOf(clause);
  const tokens = words.map(plain);
  const runs: Run[] = [];
  let after: Run["after"] = "other";
  let open: string[] = [];
  let isFirst = true;
  const close = (next: Run["after"]) => {
    if (open.length > 0) {
      runs.push({ words: open, after, isFirst, hasEmployer: next === "from" });
      after = "other";
      isFirst = false;
    }
    open = [];
    if (next !== "other") after = next;
  };
  for (let i = 0; i < words.length; i++) {
    const introduction = introductionAt(words, tokens, i);
    const from = LEXICON.from.lengthAt(tokens, i);
    if (introduction > 0) {
      close("introduction");
      i += introduction - 1;
    } else if (
      from > 0 &&
      (continuesTitle(open, words[i + from]) || joinsTitle(open, words.slice(i, i + from), words[i + from]))
    ) {
      open.push(...words.slice(i, i + from));
      i += from - 1;
    } else if (
      from > 0 &&
      isCompanyAt(words, i + from) &&
      (open.length > 0 || runs.length > 0 || after !== "other" || isBehindName)
    ) {
      // `von Hollen`, `de la Vega`: which it is shows what stands on both sides.
      if (open.some(isName) && PARTICLE.test(words[i]!)) open.push(words.slice(i, i + from).join(" "));
      else close("from");
      i += from - 1;
    } else if (isNamedFrom(words[i]!)) {
      close("from");
      open.push(words[i]!.slice(1));
    } else if (/^de[rs]$/.test(words[i]!) && isDepartmentAt(open, words, i + 1)) open.push(words[i]!);
    else if (LEXICON.common.phrases.has(tokens[i]!) && !(isCapital(words[i]) && open.length > 0 && isName(words[i])))
      close("other");
    else {
      const suffix = /^(.+)['’](?:n?[dt][ae]n|[dt][ae])$/u.exec(words[i]!);
      open.push(suffix ? suffix[1]! : words[i]!);
      if (suffix) {
        after = "from";
        close("other");
      }
    }
  }
  close("other");
  return runs.map((run) => ({ ...run, isWhole: run.words.length === words.length }));
}

/** Hebrew writes `from` as the first letter of the next word. */
const isNamedFrom = (word: string) => word.startsWith("מ") && LEXICON.businesses.has(word.slice(1));

/** `conseillère en voyages`. */
const continuesTitle = (open: string[], next: string | undefined) =>
  next !== undefined && /^\p{Ll}/u.test(next) && !LEXICON.common.has(next) && titleScore(open.join(" ")) >= 4;

/** `Assistentin der Geschäftsführung`, but `Einkaufsleiter der Mosel Kellerei`. */
const isDepartmentAt = (open: string[], words: string[], at: number) =>
  titleScore(open.join(" ")) >= 4 && isName(words[at]) && !isName(words[at + 1]);

/** `von Acme`, `dello studio Galli`. */
const isCompanyAt = (words: string[], at: number) =>
  isName(words[at]) || (words[at] !== undefined && LEXICON.businesses.has(words[at]) && isName(words[at + 1]));

/** `Head of Sourcing`, but `directora de marketing de Olivares`; a company follows `at`, not `of`. */
function joinsTitle(open: string[], between: string[], next: string | undefined): boolean {
  if (next === undefined || titleScore(open.join(" ")) < 4 || companyScore(next) >= 3) return false;
  const isWhole = open.length > 1 && !isName(open.at(-1)) && isName(next) && titleScore(next) === 0;
  return !isWhole && !CONNECTORS.includes(between.join(" ").toLowerCase());
}

const isCapital = (word: string | undefined) => word !== undefined && /^\p{Lu}/u.test(word);
export const isName = (word: string | undefined) =>
  word !== undefined && /^(?:\d{0,3}[\p{Lu}\p{Script=Arabic}\p{Script=Hebrew}]|\d{1,3}$)/u.test(word);

/** Stands in names, and between a name and a company. */
export const PARTICLE = /^(?:von|van|de|del|di|da|do|des|du)(?: |$)/iu;
