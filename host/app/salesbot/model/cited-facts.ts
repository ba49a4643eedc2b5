import { businessOf, type AssistantContext } from "../engine/facts/facts.ts";
import { knowledgeOf } from "../engine/facts/knowledge.ts";
import { hasHours } from "../engine/facts/working-hours.ts";
import { languageOf } from "../engine/languages/language.ts";
import { oneLine, sentences } from "../engine/languages/normalize.ts";
import { formatMoney } from "../engine/facts/format-money.ts";
import { bookingLink } from "../engine/say/render-fact.ts";
import type { Fact } from "../engine/facts/split-facts.ts";
import { DAYS } from "../limits.ts";

/** One thing that the owner gave, as a model reads and cites it. */
export interface CitableFact {
  id: string;
  text: string;
  /** Where the owner entered it. */
  source: Fact["source"];
  /** The owner's own question, or what the line is called. */
  label?: string;
  /** A price as a number, whose text may be grouped differently. */
  isPrice?: boolean;
}

const MAX_NEAREST = 3;
const cache = new WeakMap<AssistantContext["settings"], { card: AssistantContext["card"]; list: CitableFact[] }>();

/** Everything the owner gave, in the owner's order, each with an id that stays the same until the owner changes it. */
export function citableFacts(facts: AssistantContext): CitableFact[] {
  const cached = cache.get(facts.settings);
  if (cached?.card === facts.card) return cached.list;
  const list = [...listFacts(facts)].map((fact, at) => ({ id: `f${at + 1}`, ...fact }));
  cache.set(facts.settings, { card: facts.card, list });
  return list;
}

function* listFacts({ card, settings }: AssistantContext): Iterable<Omit<CitableFact, "id">> {
  for (const key of ["name", "title", "company", "phone", "email", "address", "website"] as const) {
    const text = oneLine(card[key]);
    if (text) yield { source: "card", label: key, text };
  }
  for (const [network, text] of Object.entries(card.socialLinks)) yield { source: "card", label: network, text };
  const booking = bookingLink({ card });
  for (const { text, url } of card.customButtons)
    yield { source: "card", label: url === booking ? "booking link" : text, text: url };
  if (settings.businessType) yield { source: "card", label: "business", text: settings.businessType };
  if (card.about) for (const text of sentences(card.about)) yield { source: "about", text };
  if (settings.companyInfo)
    for (const text of sentences(settings.companyInfo)) yield { source: "company information", text };
  for (const text of settings.services) yield { source: "services", label: "service", text };
  for (const [name, amount] of Object.entries(settings.priceRanges))
    yield { source: "prices", text: `${name}: ${formatMoney(amount, settings.currency)}`, isPrice: true };
  for (const { question, answer } of settings.knowledge) {
    if (question) yield { source: "knowledge", label: question, text: oneLine(answer) };
    else for (const text of sentences(answer)) yield { source: "knowledge", text };
  }
  const { workingHours } = settings;
  if (hasHours(workingHours)) {
    const dayNames = languageOf("en").texts.dayNames.split(" ");
    const days = [...DAYS.slice(1), DAYS[0]].map((day) => {
      const ranges = (workingHours.days[day] ?? []).map(({ from, to }) => `${from}–${to}`);
      return `${dayNames[DAYS.indexOf(day)]} ${ranges.length > 0 ? ranges.join(", ") : "closed"}`;
    });
    yield { source: "hours", label: `opening hours (${workingHours.timeZone})`, text: days.join("; ") };
  }
}

/** A fact as a line of the prompt. */
export const factLine = ({ id, label, text }: CitableFact): string =>
  `[${id}] ${label ? `${label}${label.endsWith("?") ? "" : ":"} ` : ""}${text}`;

/** A fact with what it is about, to hold an answer against. */
export const wholeText = ({ label, text }: CitableFact): string => (label ? `${label} ${text}` : text);

/** Text of facts, for searching. */
export const textOf = (list: readonly CitableFact[]): string => list.map(wholeText).join("\n");

/** The facts that a model cites, however it writes the ids: `f3`, `[f3]` or 3. */
export function factsCited(list: readonly CitableFact[], ids: readonly unknown[]): CitableFact[] {
  const named = new Set(ids.map((id) => `f${/\d{1,5}/.exec(String(id))?.[0] ?? ""}`));
  return list.filter(({ id }) => named.has(id));
}

/** The facts that fit a text best, best first: what is sent of too many, and what an answer without ids is held to. */
export function nearestFacts(facts: AssistantContext, text: string, limit = Infinity): CitableFact[] {
  const list = citableFacts(facts);
  const { index } = knowledgeOf(facts);
  const chosen = new Set<CitableFact>();
  for (const { fact } of index.rank(text, index.language)) {
    if (chosen.size >= limit) break;
    const plain = oneLine(fact.text);
    const match =
      fact.kind === "hours"
        ? list.find(({ source }) => source === "hours")
        : list.find((one) => one.source === fact.source && (one.text.includes(plain) || plain.includes(one.text)));
    if (match) chosen.add(match);
  }
  return [...chosen];
}

/** Facts against which to check an answer in plain text, which cites none. */
export function factsNear(facts: AssistantContext, text: string): CitableFact[] {
  const always = citableFacts(facts).filter(({ source }) => source === "card" || source === "hours");
  return [...new Set([...always, ...nearestFacts(facts, text, MAX_NEAREST)])];
}

/** Names that may be mentioned: of the business, its owner and the assistant. */
export const ownNames = (facts: AssistantContext): string =>
  [facts.card.name, businessOf(facts), facts.settings.botName, facts.settings.businessType].filter(Boolean).join(" ");
