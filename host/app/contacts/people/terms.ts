import { normalForm } from "#sdk/normal-form.ts";
import { withoutAccents } from "../text/without-accents.ts";
import { withPlainDigits } from "#sdk/digits.ts";
import type { ParsePhone } from "../../networks/parse-link.ts";

const MAX_WORD_LENGTH = 40;
/** Most words of a contact that are indexed, and their characters together; long conversations have more. */
const MAX_WORDS = 400;
const MAX_WORD_CHARACTERS = 4_000;
const MAX_SEARCH_WORDS = 8;
const BASE_LETTERS: Record<string, string> = { ß: "ss", ø: "o", ł: "l", đ: "d", æ: "ae", œ: "oe", ı: "i" };
/** Scripts that write words without spaces: each suffix of a run can be searched for. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** Removes case, width and accents: Müller, MULLER and ｍｕｌｌｅｒ are the same. */
export const foldText = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[ßøłđæœı]/g, (letter) => BASE_LETTERS[letter]!);

/** The words of a text, each once. */
function wordsIn(text: string): string[] {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, MAX_WORD_LENGTH)))];
}

/**
 * The words of a search: a contact matches with a word that begins with each. Of words that begin one another the
 * longest says all.
 */
export function searchWords(text: string): string[] {
  const words = wordsIn(text);
  const isBeginning = (word: string) => words.some((other) => other !== word && other.startsWith(word));
  return words.filter((word) => !isBeginning(word)).slice(0, MAX_SEARCH_WORDS);
}

const withSuffixes = (word: string): string[] => {
  if (!WITHOUT_SPACES.test(word)) return [word];
  const characters = [...word];
  return characters.map((_, from) => characters.slice(from).join(""));
};

/** Key by which email addresses are compared. */
export const emailKey = (email: string): string => normalForm(email.trim(), "NFC").toLowerCase();

/** Key by which numbers are compared: the number in E.164, or its digits if it cannot be parsed. */
export const phoneKey = (phone: string, parsePhone: ParsePhone): string => parsePhone(phone) ?? digitsOf(phone);

const digitsOf = (phone: string) => withPlainDigits(phone).replace(/\D/g, "");

/** Search terms of a contact: its words, and the values that are matched exactly. */
export const termFor = {
  word: (word: string) => `w:${word}`,
  email: (email: string) => `e:${emailKey(email)}`,
  phone: (phone: string, parsePhone: ParsePhone) => `p:${phoneKey(phone, parsePhone)}`,
  tag: (tag: string) => `t:${foldText(tag.trim())}`,
  source: (source: string) => `s:${source}`,
  card: (id: number) => `c:${id}`,
  /** For searches within a stage; a stage's list without a search has its own index. */
  stage: (stage: string) => `g:${stage}`,
};

export interface IndexedPerson {
  name: string | null;
  company: string | null;
  title: string | null;
  emails: readonly string[];
  phones: readonly string[];
  tags: readonly string[];
  notes: string | null;
  sources: readonly string[];
  stage: string;
  /** Cards on which the contact left details. */
  cards: readonly number[];
  /** Messages of the person. */
  texts: readonly string[];
}

/** The words that a contact is found by. */
export function wordsOf(person: Omit<IndexedPerson, "sources" | "stage" | "cards">, parsePhone: ParsePhone): string[] {
  const { name, company, title, emails, phones, tags, notes, texts } = person;
  const numbers = phones.flatMap((phone) => [phone, phoneKey(phone, parsePhone), digitsOf(phone)]);
  const text = [name, company, title, ...emails, ...numbers, ...tags, notes, ...texts].filter(Boolean).join(" ");
  let left = MAX_WORD_CHARACTERS;
  return wordsIn(text)
    .flatMap(withSuffixes)
    .slice(0, MAX_WORDS)
    .filter((word) => (left -= word.length) >= 0);
}

/** All terms of a contact. */
export function termsOf(person: IndexedPerson, parsePhone: ParsePhone): string[] {
  const { emails, phones, tags, sources, stage, cards } = person;
  return [
    ...new Set([
      ...wordsOf(person, parsePhone).map(termFor.word),
      ...emails.map(termFor.email),
      ...phones.map((phone) => termFor.phone(phone, parsePhone)),
      ...tags.map(termFor.tag),
      ...sources.map(termFor.source),
      ...cards.map(termFor.card),
      termFor.stage(stage),
    ]),
  ];
}

/** Sort key of lists by name. */
export const nameKeyOf = (person: Pick<IndexedPerson, "name" | "company" | "emails" | "phones">) =>
  foldText(person.name ?? person.emails[0] ?? person.company ?? person.phones[0] ?? "").slice(0, 100);

/** Whether two names may be one person's: one is missing, or has only words of the other. */
export function namesMatch(a: string | null, b: string | null): boolean {
  const [one, other] = [wordsIn(a ?? ""), wordsIn(b ?? "")];
  const [fewer, more] = one.length < other.length ? [one, other] : [other, one];
  return fewer.every((word) => more.includes(word));
}
