import { eq, sql } from "drizzle-orm";
import { firstRow } from "#db/index.ts";
import { LEVEL } from "../access.ts";
import { cardMessages } from "../cards/messages.en.ts";
import { composed, ofTemplate, CARD_WITH_TEMPLATE } from "../cards/stored.server.ts";
import { db, tables } from "../database.server.ts";
import { Forbidden, NotFound } from "../errors.ts";
import type { ActiveAssistant } from "./active-assistant.ts";
import { cardFacts } from "./card-facts.ts";
import { toSettings } from "./config.server.ts";
import type { AssistantContext } from "./engine/facts/facts.ts";
import { readKnowledge } from "./engine/facts/knowledge.ts";

const { businessCards, cardTemplates, salesbotConfigs, users } = tables;

/** Prepared once, because every message runs it: building it costs more than running it. */
const botOfCard = db
  .select({
    ...CARD_WITH_TEMPLATE,
    owner: {
      id: users.id,
      email: users.email,
      emailConfirmedAt: users.emailConfirmedAt,
      phone: users.phone,
      locale: users.locale,
      accessLevel: users.accessLevel,
    },
    row: salesbotConfigs,
  })
  .from(businessCards)
  .innerJoin(users, eq(users.id, businessCards.userId))
  .leftJoin(cardTemplates, ofTemplate)
  .leftJoin(salesbotConfigs, eq(salesbotConfigs.cardId, businessCards.id))
  .where(eq(businessCards.id, sql.placeholder("cardId")))
  .prepare("assistant_of_card");

/** The assistant, if it is switched on. Throws NotFound, or Forbidden when it is switched off. */
export async function getActiveAssistant(cardId: number): Promise<ActiveAssistant> {
  const stored = await firstRow(botOfCard.execute({ cardId }));
  if (!stored || stored.card.isPaused) throw new NotFound(cardMessages.notFound);
  const { owner, row } = stored;
  const card = composed(stored);
  if (!row?.isEnabled || owner.accessLevel < LEVEL.professional) throw new Forbidden("This assistant is switched off.");
  const facts: AssistantContext = { card: cardFacts(card), settings: toSettings(row), now: new Date() };
  await readKnowledge(facts, card.userId);
  return { card, owner, row, facts };
}
