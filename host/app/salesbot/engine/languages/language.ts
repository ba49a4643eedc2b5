import type { Catalogue } from "./texts.ts";
import type { LanguageCode } from "./stop-words.ts";

/** What a visitor does with a message, beside asking for a fact. */
export const ACTS = [
  "manipulation",
  "off-topic",
  "privacy",
  "bot",
  "complaint",
  "recall",
  "availability",
  "human",
  "appointment",
  "buy",
  "small-talk",
  "goodbye",
  "thanks",
  "no",
  "yes",
  "greeting",
] as const;
export type Act = (typeof ACTS)[number];

/** A language of the assistant: data only. */
export interface Language {
  code: LanguageCode;
  /** What the language calls itself. */
  name: string;
  /**
   * How each act sounds, one phrase a line, in lower case without accents. `*` stands for up to three words, `^` for
   * the message's beginning, `$` for its end.
   */
  acts: Record<Act, string>;
  /** Phrases that take a wish back: `i do not want an appointment`. They end what they name; see `acts` for `*`. */
  refusals: string;
  /** Words that a question begins with. */
  asking: string;
  /** Who is asked about, right after the verb that such a question begins with: `komme ich`. */
  subjects?: string;
  /** Phrases of a question that is put as a wish: `tell me`. */
  requests: string;
  /** What joins two questions. */
  joining: string;
  today: string;
  tomorrow: string;
  weekend: string;
  /** Words for the late hours, as names of prices have them. */
  /** `topic: question` lines: what a suggestion asks. */
  topics: string;
  /**
   * `topic: phrase, phrase` lines: how questions and facts of a topic sound, in lower case without accents. `*` as in
   * acts; at a word's end it stands for the rest of the word. With `-phrase` a text is not of the topic.
   */
  cues: string;
  /** What people say in other words than a business does: `thing: word, phrase` without the thing, a line for each. */
  everyday: string;
  texts: Catalogue;
}
