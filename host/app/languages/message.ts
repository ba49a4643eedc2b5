import { catalogue, documentLocale } from "./catalogue.ts";
import type { Locale } from "./locales.ts";

export interface StoredMessage {
  key: string;
  values: unknown[];
}

/**
 * A sentence with what is put into it, in no language yet: errors and the issues of schemas carry it, and where it is
 * answered or shown it is made from its catalogue's entry in the reader's language.
 */
export class Message {
  // Private, so that Zod, which copies its parameters, takes `error` alone.
  readonly #in: (locale: Locale) => string;
  readonly #stored: StoredMessage | undefined;

  constructor(inLocale: (locale: Locale) => string, stored?: StoredMessage) {
    this.#in = inLocale;
    this.#stored = stored;
  }

  in(locale: Locale): string {
    return this.#in(locale);
  }

  /** Its key and values, for a column or another thread; messageFrom() makes it of them again. */
  get stored(): StoredMessage {
    if (!this.#stored) throw new Error("several messages in one have no key");
    const { key, values } = this.#stored;
    return { key, values: values.map((value) => (value instanceof Message ? value.stored : value)) };
  }

  /** English text, for programs and logs. */
  toString(): string {
    return this.in("en");
  }

  toJSON(): string {
    return this.in("en");
  }

  /** So that it stands in a schema as it is: `z.string().min(3, authMessages.usernameTooShort)`. */
  readonly error = (issue: object): string => {
    (issue as { text?: Message }).text = this;
    return sentence(this);
  };
}

/** Our own pages name the language of sentences in it; without it they are English, whatever a browser accepts. */
export const SENTENCE_HEADER = "meishi-locale";

export const sentenceHeader = (locale = documentLocale()): Record<string, string> =>
  locale === "en" ? {} : { [SENTENCE_HEADER]: locale };

/** Text that is the same in every language, or is in the reader's already, or a message. */
export type Text = string | Message;

export const textIn = (locale: Locale, text: Text): string => (typeof text === "string" ? text : text.in(locale));

type InLocale<T> = T extends Message
  ? string
  : T extends string | number | boolean | null | undefined | Date | ((...values: never) => unknown)
    ? T
    : { [Key in keyof T]: InLocale<T[Key]> };

/** A value that is answered, with its messages in this language. */
export function textsIn<T>(locale: Locale, value: T): InLocale<T> {
  return withTexts(value, locale) as InLocale<T>;
}

function withTexts(value: unknown, locale: Locale): unknown {
  if (value instanceof Message) return value.in(locale);
  if (Array.isArray(value)) return value.map((item) => withTexts(item, locale));
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withTexts(item, locale)]));
}

/** The text in the language of the document; on the server, in English. */
export const sentence = (text: Text): string => textIn(documentLocale(), text);

export const joinTexts = (texts: readonly Text[], separator: string): Message =>
  new Message((locale) => [...new Set(texts.map((text) => textIn(locale, text)))].join(separator));

/** An issue that a refinement adds. */
export const issueOf = (text: Text, path: PropertyKey[] = []) => ({
  code: "custom" as const,
  path,
  message: sentence(text),
  ...(typeof text !== "string" && { text }),
});

/** Text of an issue, as a message if our schema has one. */
export const textOfIssue = (issue: { message: string }): Text => (issue as { text?: Message }).text ?? issue.message;

type Values<Parameters> = { [Index in keyof Parameters]: string extends Parameters[Index] ? Text : Parameters[Index] };

/** A message for each entry; those with something put in are functions, as the entries are. */
type Messages<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends (...values: infer Parameters) => string
    ? (...values: Values<Parameters>) => Message
    : Message;
};

type Entry = string | ((...values: unknown[]) => string);

type MakeMessage = (...values: unknown[]) => Message;
const byKey = new Map<string, Message | MakeMessage>();

/** The messages of a feature: its catalogue's name and English words. */
export function messages<Words extends object>(name: string, english: Words): Messages<Words> {
  const words = catalogue(name, english);
  const messageOf = (key: string, ...values: unknown[]) =>
    new Message(
      (locale) => {
        const entry = (words.now(locale) as Record<string, Entry>)[key]!;
        if (typeof entry === "string") return entry;
        return entry(...values.map((value) => (value instanceof Message ? value.in(locale) : value)));
      },
      { key: `${name}.${key}`, values },
    );
  return Object.fromEntries(
    Object.entries(english as Record<string, Entry>).map(([key, entry]) => {
      const message = typeof entry === "string" ? messageOf(key) : (...values: unknown[]) => messageOf(key, ...values);
      byKey.set(`${name}.${key}`, message);
      return [key, message];
    }),
  ) as Messages<Words>;
}

/** The message that was stored; undefined for a key that there is no more. */
export function messageFrom({ key, values }: StoredMessage): Message | undefined {
  const message = byKey.get(key);
  if (typeof message !== "function") return message;
  return message(...values.map((value) => (isStored(value) ? messageFrom(value) : value)));
}

const isStored = (value: unknown): value is StoredMessage =>
  typeof value === "object" && value !== null && "key" in value;
