import type { Fact } from "../facts/split-facts.ts";
import type { AssistantContext } from "../facts/facts.ts";
import { suggestionsFor } from "../retrieve/retrieve.ts";
import { knowledgeOf } from "../facts/knowledge.ts";
import { localTime } from "../facts/working-hours.ts";
import type { LanguageCode } from "../languages/libraries.ts";
import { formatDays, type Translate, createTranslator } from "./translate.ts";

/** The assistant's first words; `timeZone` is the visitor's, where it is known. */
export function welcome(
  facts: AssistantContext,
  timeZone?: string,
  language: LanguageCode = knowledgeOf(facts).index.language,
): string {
  const say = createTranslator(facts, language);
  return `${say("welcome", { greeting: greeting(facts, say, timeZone) })} ${say("privacyNote", { days: formatDays(say, facts.settings.retentionDays) })}`;
}

/** What a conversation may begin with: facts of kinds that customers ask for first. */
export function openingFacts(facts: AssistantContext): Fact[] {
  const { index, isTopical } = knowledgeOf(facts);
  const ORDER: Fact["kind"][] = ["service list", "price list", "hours", "address"];
  const first = ORDER.flatMap((kind) => index.facts.find((fact) => fact.kind === kind) ?? []);
  const own = index.facts.filter((fact) => fact.question || (fact.kind === "prose" && isTopical(fact)));
  return [...first, ...own].slice(0, 8);
}

/** Questions a visitor may begin with. */
export const openingSuggestions = (facts: AssistantContext, language = knowledgeOf(facts).index.language): string[] =>
  suggestionsFor(facts, openingFacts(facts), language);

export function greeting(
  { settings, now }: AssistantContext,
  say: Translate,
  timeZone = settings.workingHours?.timeZone,
): string {
  if (!timeZone) return say("hello");
  const hour = Number(localTime(now, timeZone).time.slice(0, 2));
  if (hour >= 5 && hour < 12) return say("morning");
  if (hour >= 12 && hour < 18) return say("afternoon");
  return say(hour >= 18 && hour < 23 ? "evening" : "hello");
}
