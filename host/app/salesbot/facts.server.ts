import { eq } from "drizzle-orm";
import { firstRow, run } from "#db/index.ts";
import { type Actor, mayConfigureSalesbot } from "../access.ts";
import { recordForeignCardAudit } from "../audit/audit.server.ts";
import { getCard } from "../cards/cards.server.ts";
import { tables, transaction } from "../database.server.ts";
import { Conflict } from "../errors.ts";
import { LIMITS } from "./limits.ts";
import { KNOWLEDGE_FULL } from "./salesbot.schema.ts";

const { salesbotConfigs } = tables;

/**
 * Adds a fact to what a card's assistant knows; answers how many there are now. Throws NotFound, Refused, or Conflict
 * where there is no room for more.
 */
export async function addFact(
  actor: Actor,
  cardId: number,
  fact: { question: string; answer: string },
): Promise<number> {
  const card = await getCard(actor, cardId, mayConfigureSalesbot);
  return transaction(function* (tx) {
    const config = yield* firstRow(tx.select().from(salesbotConfigs).where(eq(salesbotConfigs.cardId, cardId)));
    const knowledge = [...(config?.knowledge ?? []), fact];
    if (knowledge.length > LIMITS.knowledge) throw new Conflict(KNOWLEDGE_FULL, "full");
    yield* run(
      tx
        .insert(salesbotConfigs)
        .values({ cardId, knowledge })
        .onConflictDoUpdate({ target: salesbotConfigs.cardId, set: { knowledge, updatedAt: new Date() } }),
    );
    yield* recordForeignCardAudit(tx, actor, "assistant.update", card, { fields: ["knowledge"] });
    return knowledge.length;
  });
}
