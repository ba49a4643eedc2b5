import { withoutAccents } from "./without-accents.ts";
import { VOCABULARIES, type Vocabulary } from "./vocabulary/index.ts";

// The vocabularies of all languages at once: one text often mixes two.

/** In lower case without accents; `ß`, `ł`, `ø` and `ı` become `ss`, `l`, `o` and `i`. */
export const fold = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/ł/g, "l")
    .replace(/ø/g, "o")
    .replace(/ı/g, "i")
    .replace(/[’‘´`״]/g, (mark) => (mark === "״" ? '"' : "'"));

/** Folded, words apart by single spaces, without dots: `S.L.` is `sl`. */
export const plain = (text: string): string =>
  fold(text)
    .replace(/\./g, "")
    // The Arabic article is part of its word.
    .replace(/(?<!\p{L})ال(?=\p{L}{2})/gu, "")
    .replace(/[^\p{L}\p{N}&'"@/º]+/gu, " ")
    .trim();

export const entries = (list: string) =>
  list
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
/** Whether a text has Chinese, Japanese or Korean characters, whose words no spaces part. */
export const isCjk = (text: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text);

/** Words of one meaning: phrases, ends and beginnings of words, and parts of unspaced scripts. */
export class Words {
  readonly phrases = new Set<string>();
  readonly endings: string[] = [];
  readonly parts: string[] = [];
  /** Words of the longest phrase that begins with a word. */
  readonly #longest = new Map<string, number>();

  constructor(lists: string[]) {
    for (const entry of lists.flatMap(entries)) {
      if (isCjk(entry)) this.parts.push(fold(entry));
      else if (entry.startsWith("-")) {
        this.endings.push(plain(entry.slice(1)));
        this.#add(entry.slice(1));
      } else this.#add(entry);
    }
  }

  #add(entry: string) {
    const phrase = plain(entry);
    this.phrases.add(phrase);
    const [first = "", ...rest] = phrase.split(" ");
    this.#longest.set(first, Math.max(this.#longest.get(first) ?? 0, rest.length + 1));
  }

  /** How many of the words of a plain text are covered by phrases, and where the first and last of these stand. */
  match(tokens: readonly string[]): { count: number; first: number; last: number } {
    let [count, first, last] = [0, -1, -1];
    for (let i = 0; i < tokens.length; i++) {
      const length = this.lengthAt(tokens, i);
      if (length === 0) continue;
      count++;
      if (first < 0) first = i;
      last = i + length - 1;
      i = last;
    }
    return { count, first, last };
  }

  /** How many words from one on are covered by a phrase; 0 if none are. */
  lengthAt(tokens: readonly string[], from: number): number {
    const token = tokens[from]!;
    for (let length = Math.min(this.#longest.get(token) ?? 0, tokens.length - from); length > 0; length--)
      if (this.phrases.has(tokens.slice(from, from + length).join(" "))) return length;
    return this.endings.some((ending) => token.length > ending.length + 1 && token.endsWith(ending)) ? 1 : 0;
  }

  /** Whether a plain text has no other words than these and numbers. */
  covers(tokens: readonly string[]): boolean {
    let i = 0;
    while (i < tokens.length) {
      const length = this.lengthAt(tokens, i) || (i > 0 && /^\d+$/.test(tokens[i]!) ? 1 : 0);
      if (length === 0) return false;
      i += length;
    }
    return true;
  }

  /** Whether an unspaced text holds one of the parts. */
  partIn(text: string): boolean {
    const folded = fold(text);
    return this.parts.some((part) => folded.includes(part));
  }

  /** The longest part that a text begins with. */
  beginning(text: string): string {
    const folded = fold(text);
    return this.parts.reduce((best, part) => (part.length > best.length && folded.startsWith(part) ? part : best), "");
  }

  ending(text: string): string {
    const folded = fold(text);
    return this.parts.reduce((best, part) => (part.length > best.length && folded.endsWith(part) ? part : best), "");
  }

  has = (text: string) => this.phrases.has(plain(text)) || this.parts.includes(fold(text).trim());
}

const all = Object.values(VOCABULARIES);
const words = (select: (vocabulary: Vocabulary) => string) => new Words(all.map(select));

export const LEXICON = {
  titles: words(({ titles }) => titles),
  fields: words(({ fields }) => fields),
  legalForms: words(({ legalForms }) => legalForms),
  businesses: words(({ businesses }) => businesses),
  degrees: words(({ degrees }) => degrees),
  addressing: words(({ addressing }) => addressing),
  names: words(({ names }) => names),
  streets: words(({ streets }) => streets),
  noise: new Words(
    all.map(({ noise }) =>
      entries(noise)
        .filter((entry) => !entry.endsWith(":"))
        .join(","),
    ),
  ),
  recipients: words(({ recipients }) => recipients),
  introductions: words(({ introductions }) => introductions),
  from: words(({ at, from }) => `${at},${from}`),
  common: words(({ common }) => common),
  /** Noise that ends with a colon. */
  headers: all.flatMap(({ noise, recipients }) => [
    ...entries(noise).filter((entry) => entry.endsWith(":")),
    ...entries(recipients).flatMap((entry) => [`${entry}:`, `${entry} :`]),
  ]),
};

export type Label = keyof Vocabulary["labels"];
const LABELS = new Map<string, Label>();
/** A word that several languages use is what the first of these kinds says. */
const LABEL_ORDER: Label[] = [
  "fax",
  "mobile",
  "home",
  "phone",
  "email",
  "website",
  "address",
  "company",
  "title",
  "name",
];
for (const label of LABEL_ORDER)
  for (const vocabulary of all)
    for (const entry of entries(vocabulary.labels[label]))
      if (!LABELS.has(plain(entry))) LABELS.set(plain(entry), label);

/** What a text as a whole is the label of. */
export const labelOf = (text: string): Label | undefined => LABELS.get(plain(text));

/** Words between a title and its company, as they are typed. */
export const CONNECTORS = [...new Set(all.flatMap(({ at }) => entries(at)))].sort((a, b) => b.length - a.length);

const COUNTRIES = new Map(
  all.flatMap(({ countries }) =>
    entries(countries).map((entry) => {
      const [code = "", name = ""] = entry.split("=");
      return [plain(name), code] as const;
    }),
  ),
);
/** The code of a country by its name in any of the languages. */
export const countryNamed = (text: string): string | undefined => COUNTRIES.get(plain(text));
