import type { AssistantContext } from "../facts/facts.ts";
import { LANGUAGES } from "../languages/language.ts";
import type { LanguageCode } from "../languages/libraries.ts";
import { createTranslator } from "./translate.ts";

/**
 * The sentence of agreement that the assistant has shown in these messages, in the words and the language it was shown
 * in; null where it has shown none.
 */
export function findConsentText(
  facts: AssistantContext,
  messages: readonly { role: string; content: string }[],
): string | null {
  const sentences = (Object.keys(LANGUAGES) as LanguageCode[]).map((code) => createTranslator(facts, code)("consent"));
  for (const { role, content } of messages.toReversed()) {
    const text = role === "assistant" && sentences.find((sentence) => content.includes(sentence));
    if (text) return text;
  }
  return null;
}
