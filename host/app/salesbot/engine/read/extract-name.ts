import { isFiller } from "./intents.ts";
import { ALL_LANGUAGES, type Language, phrasesOfAll } from "../languages/language.ts";
import type { LanguageCode } from "../languages/libraries.ts";
import { normalise } from "../languages/normalize.ts";

const WORD = String.raw`\p{Lu}[\p{L}'’-]*`;
const PARTICLE = String.raw`(?:van|von|vom|zu|zur|de|der|den|het|ten|ter|da|das|do|dos|di|del|della|du|des|la|las|los|le|el|bin|al)`;
const NAME = String.raw`${WORD}(?:[ \t]+(?:${PARTICLE}[ \t]+){0,2}${WORD}){0,3}`;
const WORDS = String.raw`\p{L}[\p{L}'’-]*(?:[ \t]+\p{L}[\p{L}'’-]*){0,5}`;
/** What may follow a name: the end of a clause, a number, or a little word. */
const CLAUSE_END = String.raw`[ \t]*(?:$|[\n,.;:!(–|/+\d-])`;

/** Phrases as they are written, `^` for the start of a clause, the longest first. */
function phrasePattern(list: Parameters<typeof phrasesOfAll>[0]): string {
  const written = phrasesOfAll(list)
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replaceAll("'", "['’]").replaceAll(" ", "[ \\t]+"));
  const all = written.map((phrase) =>
    phrase.startsWith("^") ? String.raw`(?<=(?:^|[.,;:!?(\n–-])\s{0,3})${phrase.slice(1)}` : phrase,
  );
  return String.raw`(?<![\p{L}'’])(?:${all.join("|")})(?![\p{L}'’])`;
}

const TITLE = String.raw`(?:${phrasePattern("titles")}\.?[ \t]+)`;
const TITLE_WORD = new RegExp(`^${TITLE.replace("[ \\t]+", "")}$`, "iu");
/** What only a name can follow, in small letters too: `ich heiße jonas`. */
const INTRODUCED = new RegExp(String.raw`${phrasePattern("gives name")}[ \t]*[:=–-]?[ \t]*${TITLE}?(${WORDS})`, "giu");
/** What a trade or a feeling follows, too: `ich bin Jonas Wirth`, `Familie Vogt`, but `ich bin Arzt`, `it's late`. */
const PRESENTED = new RegExp(
  String.raw`(?:(?<phrase>${phrasePattern("presents")})[ \t]*[:,–-]?\s{0,3}${TITLE}?|(?<=(?:^|[.,;!\n])\s{0,3})${TITLE})(?<rest>${WORDS})`,
  "giu",
);
/** German writes its nouns like names: one of them alone may be a trade. */
const BEFORE_NOUN = /^ich\s/i;
/** `Sam is my name`. */
const IS_MY_NAME =
  /(?<![\p{L}'’-])(\p{L}[\p{L}'’-]{0,30}(?: \p{L}[\p{L}'’-]{0,30}){0,2}) is my (?:full |first )?name(?!\p{L})/iu;
const FIRST = new RegExp(`^${NAME}`, "u");
const SIGNED = new RegExp(
  String.raw`(?:^\s*|[.!?]\s*|(?<!\s)[^\S\n]*\n\s*)(${NAME})(?: \p{Ll}{4})?\s*(?:[,:;(<–-]\s*)?$`,
  "u",
);
/** `Ada Finch, Finch Ltd, ada@…` */
const WITH_COMPANY = new RegExp(
  String.raw`(?:^|[.!?\n])\s{0,3}(${WORD}(?:[ \t]+(?:${PARTICLE}[ \t]+){0,2}${WORD}){1,2}),\s{0,3}${NAME},\s{0,3}$`,
  "u",
);
/** `ring me, Rosalind Pike, 07700 …`: between commas. */
const INSERTED = new RegExp(String.raw`,\s{0,3}(${NAME})\s{0,3},\s{0,3}(?:\p{Ll}{2,5}\s)?$`, "u");
/** `ada@example.com, Ada Finch`; before a comma, with both names. */
const AFTER_CONTACT = new RegExp(
  String.raw`^[\s,.;:)(>–-]{1,5}(?:(${NAME})[\s.!)]{0,3}$|(${WORD}(?:[ \t]+(?:${PARTICLE}[ \t]+){0,2}${WORD}){1,2})\s?[,.\n])`,
  "u",
);
/** `ada finch 07700 900123`, in small letters: a clause of two or three words and the address. */
const BEFORE_CONTACT = /^(\p{L}[\p{L}'’-]{1,30}(?: \p{L}[\p{L}'’-]{1,30}){0,2})(?: ?[,:;–-])?$/u;
/** `07700 900123 sam. Do you …`, in small letters. */
const SMALL_AFTER_CONTACT = /^[ ,;:–-]{1,3}(\p{Ll}[\p{L}'’-]{1,30}(?: \p{Ll}[\p{L}'’-]{1,30}){0,2})\s?(?:[.,!?\n]|$)/u;
/** `Hartmut Wiese, Am Waldrand 3, 30916 Isernhagen`: the first line of a postal address. */
const ADDRESSED = new RegExp(
  String.raw`(?:^|[.!?\n]\s{0,3})(${WORD}(?:[ \t]+(?:${PARTICLE}[ \t]+){0,2}${WORD}){1,2})\s?[,\n][^?]{0,80}?(?:\d{4,5}\s\p{Lu}\p{Ll}|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})`,
  "u",
);
const FIRST_CLAUSE = new RegExp(`^(${NAME})(?=${CLAUSE_END})`, "u");

const NO_NAMES = new Set(phrasesOfAll("no names"));
const isNoName = (word: string): boolean => NO_NAMES.has(word.toLowerCase().replaceAll("’", "'"));
/** Words that customers and businesses use. */
const commonWords = ({ synonyms, cues, phrases: lists, texts }: Language) =>
  new Set(
    [...synonyms, ...cues.values(), lists["stop words"], lists["question words"], texts.dayNames].flatMap((line) =>
      normalise(line).split(/[^a-z0-9]+/),
    ),
  );
const COMMON = new Map(ALL_LANGUAGES.map((language) => [language.code, commonWords(language)]));
const isCommon = (word: string, language: LanguageCode): boolean =>
  COMMON.get(language)!.has(normalise(word)) || isNoName(word);
const LITTLE = new Set([...phrasesOfAll("stop words"), ...phrasesOfAll("joining"), ...phrasesOfAll("no names")]);

/** Where an e-mail address or number stands in a message. */
interface ContactPlace {
  from: number;
  to: number;
}

interface NameOptions {
  language: LanguageCode;
  /** Whether the name was asked for and the message may be nothing but the answer. */
  isNameExpected: boolean;
  /** Whether it was asked for at all, and not given. */
  isNameMissing: boolean;
}

/** The visitor's name, by how it is introduced or where it stands. */
export function findName(message: string, options: NameOptions, contact?: ContactPlace): string | undefined {
  return (
    introduced(message, options) ??
    (contact && besideContact(message, contact, options)) ??
    addressed(message, options) ??
    (options.isNameMissing || options.isNameExpected ? bare(message, options) : undefined)
  );
}

function introduced(message: string, { language, isNameExpected: isExpected }: NameOptions): string | undefined {
  const named = IS_MY_NAME.exec(message)?.[1]?.split(/\s+/) ?? [];
  const ownName = toName(named.slice(named.findLastIndex(isNoName) + 1));
  if (ownName) return ownName;
  for (const { 1: words } of message.matchAll(INTRODUCED)) {
    const name = toName((FIRST.exec(words!)?.[0] ?? words!).split(/\s+/, FIRST.test(words!) ? 7 : 2));
    if (name) return name;
  }
  for (const { groups, 0: all, index } of message.matchAll(PRESENTED)) {
    const { phrase, rest } = groups!;
    const after = message.slice(index + all.length);
    const isAnswer = isExpected && /^[\s.!]*$/.test(after) && !rest!.split(/\s+/).some(isNoName);
    const words = FIRST.exec(rest!)?.[0] ?? (isAnswer ? rest! : "");
    const next = rest!.slice(words.length).trim().split(/\s+/)[0]!;
    const isEnd = next ? LITTLE.has(next.toLowerCase()) : !/^\s?\?/.test(after);
    const name = isEnd && words ? toName(words.split(/\s+/)) : undefined;
    if (!name || name.split(" ").every((word) => isCommon(word, language))) continue;
    if (isExpected || !BEFORE_NOUN.test(phrase ?? "") || (name.includes(" ") && name === words)) return name;
  }
  return undefined;
}

/** A signature, or a name that stands before or after an address or number. */
function besideContact(message: string, { from, to }: ContactPlace, { language }: NameOptions): string | undefined {
  const before = message.slice(0, from).slice(-120);
  const signed =
    (WITH_COMPANY.exec(before)?.[1] ?? SIGNED.exec(before)?.[1] ?? INSERTED.exec(before)?.[1])?.split(/\s+/) ?? [];
  // `Margaret Doyle, her name is Joan 07700 …`
  const opening = signed.length > 0 ? undefined : FIRST_CLAUSE.exec(message)?.[1]?.split(/\s+/);
  if (opening && opening.length > 1 && !opening.some((word) => isCommon(word, language))) return toName(opening);
  const name = toName(skipWhile(signed, isNoName));
  if (name) return name;
  const after = message.slice(to);
  const [, whole, both] = AFTER_CONTACT.exec(after) ?? [];
  const clause = before.split(/[.!?\n]\s/).at(-1)!;
  const isLast = /^\s*(?:[.!]|$)/.test(after);
  const small = SMALL_AFTER_CONTACT.exec(after)?.[1];
  const beside = whole ?? both ?? (isLast ? BEFORE_CONTACT.exec(clause.trim())?.[1] : undefined) ?? small;
  const words = (beside?.split(/\s+/) ?? []).filter((word, at) => at > 0 || !TITLE_WORD.test(word));
  return words.some((word) => isNoName(word) || isCommon(word, language)) ? undefined : toName(words);
}

function addressed(message: string, { language }: NameOptions): string | undefined {
  const words = ADDRESSED.exec(message)?.[1]?.split(/\s+/) ?? [];
  return words.some((word) => isCommon(word, language)) ? undefined : toName(words);
}

/** A list from the first entry that fails the test, or the whole list if none does. */
const skipWhile = (list: readonly string[], test: (one: string) => boolean) =>
  list.slice(
    Math.max(
      0,
      list.findIndex((one) => !test(one)),
    ),
  );

const MAX_NAME_CLAUSE = 5;

/** `Denise Walker. One more thing …`, `it's sam`: the answer to our question, before whatever else is said. */
function bare(text: string, { language, isNameExpected }: NameOptions): string | undefined {
  const clauses = text.split(/(?<=[,.!])\s+/);
  // `Thank you so much, Priya`
  const message = skipWhile(clauses, isFiller).join(" ");
  const first = FIRST_CLAUSE.exec(message)?.[1]?.split(/\s+/) ?? [];
  const isName = first.length > (isNameExpected || message !== text ? 0 : 1) && !isCommon(first[0]!, language);
  if (isName && !first.some(isNoName)) return toName(first);
  const words = message
    .trim()
    .replace(/[.!,]$/, "")
    .split(/[,\s]+/);
  // `ann bell i said. And …`
  const clause = skipWhile(clauses[0]!.replace(/[.!,]$/, "").split(/\s+/), isNoName).slice(0, MAX_NAME_CLAUSE);
  const end = clause.findIndex(isNoName);
  const name = end < 0 ? clause : clause.slice(0, end);
  if (isNameExpected && name.length > 0 && name.length <= 3 && clauses.length > 1)
    if (name.every((word) => /^\p{L}/u.test(word) && !isCommon(word, language))) return toName(name);
  const rest = skipWhile(words, isNoName);
  const isPlain = words.length <= 4 && /^[\p{L}'’. -]{2,60}$/u.test(words.join(" "));
  if (!isNameExpected || !isPlain || rest.some(isNoName) || isCommon(rest[0]!, language)) return undefined;
  return toName(rest);
}

/** Words as a name, with capital initials and without what follows it; undefined if they are none. */
function toName(words: readonly string[]): string | undefined {
  const end = words.findIndex((word) => isNoName(word.replace(/[.,]/g, "")));
  const name = (end === -1 ? words : words.slice(0, end))
    .map((word) =>
      word === word.toLowerCase() && !new RegExp(`^${PARTICLE}$`).test(word)
        ? word.slice(0, 1).toUpperCase() + word.slice(1)
        : word,
    )
    .join(" ");
  return name.length >= 2 && name.length <= 80 ? name : undefined;
}
