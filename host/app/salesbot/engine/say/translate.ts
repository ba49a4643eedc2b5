import { isFamiliar, toForm } from "../facts/form-of-address.ts";
import { businessOf, type AssistantContext, firstNameOf, ownerName } from "../facts/facts.ts";
import { languageOf, type TextKey } from "../languages/language.ts";
import type { LanguageCode } from "../languages/libraries.ts";

type Values = Record<string, string>;
export type Translate = (key: TextKey, values?: Values) => string;

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
    const template = texts[`${key} ${facts.settings.salesPersonality}`] ?? texts[key];
    return toForm(template, isFamiliar(facts)).replace(
      /\{(\w+)\}/g,
      (_, name: string) => values[name] ?? names[name] ?? "",
    );
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
