import { createHmac, randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { type ChatMessage, type SalesbotConversation, firstRow, getRow } from "#db/index.ts";
import type { Actor } from "../access.ts";
import { toContactOwner } from "../contacts/people/interactions.server.ts";
import { sessionSecret } from "../config/config.server.ts";
import { db, transaction, tables } from "../database.server.ts";
import { consumeMailLimit } from "../mail/limits.server.ts";
import type { Visitor } from "../events/visit.server.ts";
import { recordConversationEvent } from "./account-events.server.ts";
import type { ActiveAssistant } from "./active-assistant.ts";
import { appointmentOf } from "./appointment.server.ts";
import { withoutState } from "./chat-state.ts";
import { recordUnanswered } from "./unanswered.server.ts";
import type { EngineReply } from "./engine.server.ts";
import { isReachable } from "./engine/dialog-state.ts";
import { findConsentText } from "./engine/consent.ts";
import type { Lead } from "./engine/facts.ts";
import { storedReasons } from "../events/lead-reasons.ts";
import { scoreLead } from "./lead-score.ts";
import { notifyOwner } from "./notify-owner.server.ts";

const { salesbotConversations } = tables;

export interface ChatRequest {
  message: string;
  sessionId?: string;
  /** The client's own id of this message: sent again, it gets the same answer. */
  messageId?: string;
}

export interface ChatSender {
  actor: Actor | null;
  visitor: Visitor;
  clientAddress: string;
  signal?: AbortSignal;
  onText?: (text: string) => void;
}

const conversationOf = db
  .select()
  .from(salesbotConversations)
  .where(
    and(
      eq(salesbotConversations.sessionId, sql.placeholder("sessionId")),
      eq(salesbotConversations.cardId, sql.placeholder("cardId")),
    ),
  )
  .prepare("conversation_of_session");

export async function findConversation(cardId: number, sessionId: string): Promise<SalesbotConversation | undefined> {
  return await firstRow(conversationOf.execute({ cardId, sessionId }));
}

/** A new id; made of the first message's own id, so that its retry finds the conversation it began. */
export function newSessionId(cardId: number, messageId?: string): string {
  if (!messageId) return randomUUID();
  return createHmac("sha256", sessionSecret()).update(`chat ${cardId} ${messageId}`).digest("base64url").slice(0, 32);
}

/** What was answered to a message with this id. */
export function replyTo(messages: readonly ChatMessage[], messageId?: string): ChatMessage | undefined {
  if (!messageId) return undefined;
  const at = messages.findIndex(({ role, id }) => role === "user" && id === messageId);
  return at === -1 ? undefined : messages[at + 1];
}

/** Adds both messages to what is stored by now, and tells the owner about a lead once. Returns the score. */
export async function saveTurn(
  bot: ActiveAssistant,
  { sessionId, isNew, agreed }: { sessionId: string; isNew: boolean; agreed: string | null },
  { message, messageId }: ChatRequest,
  reply: EngineReply,
  { visitor, clientAddress }: ChatSender,
): Promise<number> {
  const { card, facts } = bot;
  const timestamp = new Date().toISOString();
  const added: ChatMessage[] = [
    { role: "user", content: message, timestamp, ...(messageId && { id: messageId }) },
    {
      role: "assistant",
      content: reply.message,
      timestamp,
      ...(reply.asked && { asked: reply.asked as Record<string, unknown> }),
      ...(reply.sources.length > 0 && { sources: reply.sources }),
      suggestions: reply.suggestions,
      state: reply.conversation,
    },
  ];
  // An email is counted when one may be due: at the message that leaves details.
  const mayNotify =
    isReachable(reply.lead) && (await consumeMailLimit(bot.owner.email, { address: clientAddress, card: card.id }));
  const contactOwner = await toContactOwner(bot.owner);
  return transaction(function* (tx) {
    const before = isNew
      ? undefined
      : yield* firstRow(tx.select().from(salesbotConversations).where(eq(salesbotConversations.sessionId, sessionId)));
    const lead: Lead = {
      name: before?.visitorName ?? undefined,
      email: before?.visitorEmail ?? undefined,
      phone: before?.visitorPhone ?? undefined,
      ...reply.lead,
    };
    const { score, reasons } = scoreLead({ ...reply.conversation, lead });
    const storedDetails = [before?.visitorName, before?.visitorEmail, before?.visitorPhone];
    const hasNewDetails = [reply.lead.name, reply.lead.email, reply.lead.phone].some(
      (one, at) => one && one !== storedDetails[at],
    );
    // Only what was read before these details were left can have been agreed to.
    const consentText =
      before?.consentText ?? agreed ?? (hasNewDetails ? findConsentText(facts, before?.conversationData ?? []) : null);
    const changes = {
      visitorName: lead.name ?? null,
      visitorEmail: lead.email ?? null,
      visitorPhone: lead.phone ?? null,
      // Only the newest message needs to carry what is known of the conversation.
      conversationData: [...(before?.conversationData ?? []).map(withoutState), ...added],
      leadScore: score,
      leadReasons: storedReasons(reasons),
      outcome: reply.outcome,
      appointment: appointmentOf(reply.conversation, facts.settings),
      consentText,
      isRead: false,
    };
    const write = before
      ? tx.update(salesbotConversations).set(changes).where(eq(salesbotConversations.id, before.id))
      : tx.insert(salesbotConversations).values({
          ...changes,
          cardId: card.id,
          sessionId,
          visitorIp: visitor.ip,
          visitorLocation: visitor.location,
          visitorDevice: visitor.device,
        });
    const stored = yield* getRow(write.returning());
    if (!before) yield* recordConversationEvent(tx, "conversation.started", bot.owner.id, stored);
    if (isReachable(lead))
      yield* notifyOwner(tx, bot, contactOwner, stored, before, { lead, withdrawn: reply.withdrawn, mayNotify });
    yield* recordUnanswered(tx, card.id, reply.unanswered);
    return score;
  });
}
