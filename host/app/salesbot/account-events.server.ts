import type { SalesbotConversation, Tx, TxSteps } from "#db/index.ts";
import { tables } from "../database.server.ts";
import { recordEvents } from "../webhooks/record-events.server.ts";

type ConversationEvent = "conversation.started" | "conversation.needs_person";

/** Records a webhook event about a conversation for the card's owner, in the transaction that stores it. */
export function* recordConversationEvent(
  tx: Tx,
  event: ConversationEvent,
  userId: number,
  { id, cardId, visitorName, visitorEmail, visitorPhone, conversationData }: SalesbotConversation,
): TxSteps<void> {
  const message = conversationData.findLast(({ role }) => role === "user");
  const data = {
    id,
    cardId,
    name: visitorName,
    email: visitorEmail,
    phone: visitorPhone,
    /** The visitor's last message. */
    message: message?.content ?? null,
    at: message?.timestamp ?? new Date().toISOString(),
  };
  yield* recordEvents(tx, tables, [{ userId, event, data, conversationId: id }]);
}
