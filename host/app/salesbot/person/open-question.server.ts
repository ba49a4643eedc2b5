import { eq } from "drizzle-orm";
import { firstRow, run, type SalesbotConversation } from "#db/index.ts";
import { db, tables, transaction } from "../../database.server.ts";
import { DomainError } from "../../errors.ts";
import { getActiveAssistant } from "../active-assistant.server.ts";
import { assistantMessage, openQuestion, withoutStates } from "../chat-state.ts";
import { answer } from "../engine.server.ts";
import { tokenBudgetOf } from "../token-budget.server.ts";
import { recordUnanswered } from "../unanswered.server.ts";
import { announceChange } from "./live-updates.server.ts";
import { takeReminder } from "./reminders.server.ts";

const { salesbotConversations } = tables;

/** Whatever changes a conversation while the assistant replies makes it begin again; the reminder stays for later. */
const MAX_ATTEMPTS = 5;

/** The assistant's reply to what a person left open who handed the conversation back, if anything is open. */
export async function answerOpenQuestion(conversationId: number): Promise<void> {
  const isConversation = eq(salesbotConversations.id, conversationId);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const before = await firstRow(db.select().from(salesbotConversations).where(isConversation));
    if (!before) return;
    const reply = await replyToOpen(before);
    const isDone = await transaction(function* (tx) {
      const current = yield* firstRow(tx.select().from(salesbotConversations).where(isConversation));
      if (current && current.revision !== before.revision) return false;
      if (!(yield* takeReminder(tx, conversationId, "reply")) || !current || !reply) return true;
      const { conversationData, revision } = current;
      const added = assistantMessage(reply, new Date().toISOString());
      yield* run(
        tx
          .update(salesbotConversations)
          .set({
            conversationData: [...withoutStates(conversationData), added],
            outcome: reply.outcome,
            revision: revision + 1,
          })
          .where(isConversation),
      );
      yield* recordUnanswered(tx, current, reply.unanswered);
      return true;
    });
    if (!isDone) continue;
    announceChange(conversationId);
    return;
  }
}

async function replyToOpen({ cardId, state, conversationData }: SalesbotConversation) {
  const open = state === "bot" ? openQuestion(conversationData) : undefined;
  if (!open) return undefined;
  try {
    const { facts, row } = await getActiveAssistant(cardId);
    return await answer(facts, open.history, open.text, { cardId, budget: tokenBudgetOf(row.id) });
  } catch (error) {
    // Switched off meanwhile.
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}
