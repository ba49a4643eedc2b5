import { businessOf, type AssistantContext, firstNameOf, ownerName } from "./facts.ts";
import { languageOf } from "./languages/index.ts";
import type { LanguageCode } from "./languages/stop-words.ts";
import type { Catalogue } from "./languages/texts.ts";

type Values = Record<string, string>;
export type Translate = (key: keyof Catalogue, values?: Values) => string;

/** Says a language's sentences in the personality chosen, with the card's names filled in. */
export function createTranslator(facts: AssistantContext, language: LanguageCode = "en"): Translate {
  const names: Values = {
    person: ownerName(facts),
    first: firstNameOf(facts),
    business: businessOf(facts),
    bot: facts.settings.botName,
  };
  const { texts } = languageOf(language);
  return (key, values = {}) => {
    const text = texts[key];
    const template = typeof text === "string" ? text : text[facts.settings.salesPersonality];
    return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? names[name] ?? "");
  };
}

/** `a, b and c`, in the catalogue's words. */
export function joinList(say: Translate, items: readonly string[], joiner: "list" | "or" = "list"): string {
  if (items.length < 2) return items[0] ?? "";
  return say(joiner, { items: items.slice(0, -1).join(", "), last: items.at(-1)! });
}

export function formatDays(say: Translate, days: number): string {
  return days === 1 ? say("day") : say("days", { n: String(days) });
}
