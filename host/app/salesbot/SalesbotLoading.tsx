import { useWords } from "../ui/use-words.ts";
import { salesbotWords } from "./words.en.ts";

/** What stands on the assistant's page while its configuration is on its way. */
export function SalesbotLoading() {
  return <p role="status">{useWords(salesbotWords).loading}</p>;
}
