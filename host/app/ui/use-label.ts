import { lookUpMessage } from "../languages/sentences/index.ts";
import { labels } from "../languages/sentences/labels/index.ts";
import { useWords } from "./use-words.ts";

/** Says names of a card's fields, and what locks them, in the language of the page. */
export function useTranslateLabel(): (label: string) => string {
  const catalogue = useWords(labels);
  return (label) => lookUpMessage(catalogue, label);
}
