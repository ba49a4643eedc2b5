import { catalogue } from "../catalogue.ts";
import { NONE } from "./none.ts";

/**
 * Sentences of schemas, services and shared components are English, as programs read them; pages say them in their
 * reader's language. By the sentence itself: what is not here stays English. Loaded with the first sign of somebody,
 * before which nothing can be refused.
 */
export const sentences = catalogue("languages/sentences", NONE, { isAwaited: false });

/** Those with something put in, such as a label and a number. */
export type Pattern = readonly [RegExp, (...parts: string[]) => string];

export interface MessageTranslations {
  exact: Readonly<Record<string, string>>;
  patterns: readonly Pattern[];
}

export function lookUpMessage({ exact, patterns }: MessageTranslations, sentence: string): string {
  if (Object.hasOwn(exact, sentence)) return exact[sentence]!;
  for (const [pattern, words] of patterns) {
    const parts = pattern.exec(sentence);
    if (parts) return words(...parts.slice(1));
  }
  return sentence;
}
