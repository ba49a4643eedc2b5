import { eq } from "drizzle-orm";
import { type BusinessCard, firstRow } from "#db/index.ts";
import { composed, ofTemplate, CARD_WITH_TEMPLATE } from "../cards/stored.server.ts";
import { db, tables } from "../database.server.ts";
import type { Locale } from "../languages/locales.ts";
import { nextEventLoopTurn } from "../runtime/event-loop-queue.ts";
import { cardFacts } from "./card-facts.ts";
import { toSettings } from "./config.server.ts";
import { COMMON_TOPICS, BUSINESS_KINDS, OTHER_TOPICS, COVERAGE_STEPS } from "./coverage-topics.ts";
import { matchTopics } from "./engine/read/topic-phrases.ts";
import type { AssistantContext } from "./engine/facts/facts.ts";
import { isFamiliar, toForm } from "./engine/facts/form-of-address.ts";
import { retrieveFacts } from "./engine/retrieve/retrieve.ts";
import { readKnowledge } from "./engine/facts/knowledge.ts";
import { languageOf } from "./engine/languages/language.ts";
import { normalise } from "./engine/languages/normalize.ts";
import type { SalesbotSettings } from "./salesbot.schema.ts";

const { businessCards, cardTemplates, salesbotConfigs } = tables;
const MAX_TOPICS = 16;

/** A topic that customers of a kind of business ask about. */
export interface CoveredTopic {
  topic: string;
  /** Its short question, in the owner's language. */
  question: string;
  isCovered: boolean;
  /** Best place to cover it: a section of the settings, the card, or an answer in the knowledge. */
  step: "services" | "prices" | "hours" | "card" | "knowledge";
}

/** Coverage of a stored card, in the page's language unless its texts have one. */
export async function coverageOfCard(cardId: number, locale: Locale): Promise<CoveredTopic[]> {
  const stored = await firstRow(
    db
      .select({ ...CARD_WITH_TEMPLATE, row: salesbotConfigs })
      .from(businessCards)
      .leftJoin(cardTemplates, ofTemplate)
      .leftJoin(salesbotConfigs, eq(salesbotConfigs.cardId, businessCards.id))
      .where(eq(businessCards.id, cardId)),
  );
  return stored ? coverageOf(composed(stored), toSettings(stored.row), locale) : [];
}

/** Which of the topics that customers of such a business ask about are covered by the assistant's facts. */
async function coverageOf(card: BusinessCard, settings: SalesbotSettings, locale: Locale): Promise<CoveredTopic[]> {
  const facts: AssistantContext = { card: cardFacts(card), settings, now: new Date() };
  const { index } = await readKnowledge(facts, card.userId);
  const language = index.facts.some(({ kind }) => kind === "prose") ? index.language : locale;
  const questions = languageOf(language).topics;
  // A question answered by the owner covers its own topic, even if the answer is mostly about another.
  const answeredTopics = new Set(
    index.facts.flatMap(({ kind, question = "" }, at) =>
      kind === "prose" ? [...index.topicsOf(at).slice(0, 1), ...matchTopics(question, index.language)] : [],
    ),
  );
  const configured: Record<string, boolean> = {
    "services-list": settings.services.length > 0,
    price: Object.keys(settings.priceRanges).length > 0,
    "opening-hours": Object.values(settings.workingHours?.days ?? {}).some((ranges) => ranges?.length),
    phone: Boolean(card.phone ?? card.email),
    directions: Boolean(card.address),
  };
  const covered: CoveredTopic[] = [];
  for (const topic of topicsFor(card, settings)) {
    const template = questions.get(topic);
    if (!template) continue;
    const question = toForm(template, isFamiliar(facts));
    let isCovered = configured[topic] || answeredTopics.has(topic);
    if (!isCovered) {
      // In the largest knowledge each takes 20 ms.
      await nextEventLoopTurn();
      isCovered = retrieveFacts(facts, question, language).confidence === "sure";
    }
    covered.push({ topic, question, isCovered, step: COVERAGE_STEPS[topic] ?? "knowledge" });
  }
  return covered;
}

function topicsFor({ title, company }: BusinessCard, { businessType, services }: SalesbotSettings): string[] {
  const words = normalise([businessType, title, company, ...services.slice(0, 20)].join(" ")).split(/[^a-z]+/);
  const isKind = (list: string) => list.split(" ").some((start) => words.some((word) => word.startsWith(start)));
  const own = BUSINESS_KINDS.filter(({ words: list }) => isKind(list)).slice(0, 2);
  const special = own.length > 0 ? own.map(({ topics }) => topics).join(" ") : OTHER_TOPICS;
  return [...new Set([...COMMON_TOPICS, ...special.split(" ")])].slice(0, MAX_TOPICS);
}
