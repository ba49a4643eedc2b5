import { lookUpMessage, sentences } from "../languages/sentences/index.ts";
import { useWords } from "./use-words.ts";

// Suspended while it is hydrated, a page would fail at the first key that somebody presses.
sentences.await();

/** Says what the server or a schema says, which is English, in the page's language: for what stands there at once. */
export function useTranslateMessage(): (message: string) => string {
  const catalogue = useWords(sentences);
  return (message) => lookUpMessage(catalogue, message);
}
