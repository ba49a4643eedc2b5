import { useWords } from "../ui/use-words.ts";
import { salesbotWords } from "./words.en.ts";

/** Placeholder of the assistant's page while its configuration loads. */
export function SalesbotLoading() {
  return <p role="status">{useWords(salesbotWords).loading}</p>;
}
