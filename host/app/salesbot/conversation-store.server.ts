import { createHmac, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { type ChatMessage, type ConversationState, firstRow, getRow } from "#db/index.ts";
import type { Actor } from "../access.ts";
import { requireCardOwner, toContactOwner } from "../contacts/people/interactions.server.ts";
import { sessionSecret } from "../config/config.server.ts";
import { tables, transaction } from "../database.server.ts";
import { consumeMailLimit } from "../mail/limits.server.ts";
import type { Visitor } from "../events/visit.server.ts";
import { recordConversationEvent } from "./account-events.server.ts";
import type { ActiveAssistant } from "./active-assistant.ts";
import { appointmentOf } from "./appointment.server.ts";
import { assistantMessage, withoutStates } from "./chat-state.ts";
import { recordUnanswered } from "./unanswered.server.ts";
import type { EngineReply } from "./engine.server.ts";
import { courtesyIn } from "./engine/read/intents.ts";
import { isReachable } from "./engine/resolve/dialog-state.ts";
import { findConsentText } from "./engine/say/consent.ts";
import type { Lead } from "./engine/facts/facts.ts";
import { storedReasons } from "../events/lead-reasons.ts";
import { scoreLead } from "./lead-score.ts";
import { notifyOwner } from "./notify-owner.server.ts";
import { assistantCounts } from "./assistant-counts.ts";
import { announceChange } from "./person/live-updates.server.ts";
import { isAbandoned } from "./person/may-still-answer.server.ts";
import { pushNotice } from "./person/push-notices.server.ts";
import { clearReminders, mailSoon, waitForPerson } from "./person/reminders.server.ts";

const { salesbotConversations } = tables;

export interface ChatRequest {
  /** Missing only if a person is asked for without a word. */
  message?: string;
  sessionId?: string;
  /** The client's own id of this message: sent again, it gets the same answer. */
  messageId?: string;
  wantsPerson?: boolean;
}

/** Reply to a message; null while a person replies. */
export type DraftTurn = Omit<EngineReply, "message" | "engine"> & { message: string | null };

/** The state in which a turn left its conversation. */
interface SavedTurn {
  score: number;
  /** Final reply; null if a person has taken over. */
  message: string | null;
  state: ConversationState;
}

export interface ChatSender {
  actor: Actor | null;
  visitor: Visitor;
  clientAddress: string;
  signal?: AbortSignal;
  onText?: (text: string) => void;
  /** Languages of the visitor's browser, for messages before the visitor's first. */
  languages?: string | null;
}

/**
 * A new id; made of the first message's own id and text, so that its retry finds the conversation it began, and another
 * visitor's message with the same id does not.
 */
export function newSessionId(cardId: number, { messageId, message = "" }: ChatRequest): string {
  if (!messageId) return randomUUID();
  const first = `chat ${cardId} ${messageId} ${message}`;
  return createHmac("sha256", sessionSecret()).update(first).digest("base64url").slice(0, 32);
}

/** Returns the stored reply to the message with this id, if any. */
export function replyTo(
  messages: readonly ChatMessage[],
  messageId?: string,
): { message: string | null; suggestions: string[] } | undefined {
  const at = messageId ? messages.findIndex(({ role, id }) => role === "user" && id === messageId) : -1;
  if (at === -1) return undefined;
  const next = messages[at + 1];
  // An answer is stored with its message. What the assistant said later belongs to something else.
  if (next?.role !== "assistant" || next.timestamp !== messages[at]!.timestamp)
    return { message: null, suggestions: [] };
  return { message: next.content, suggestions: next.suggestions ?? [] };
}

/** Messages added by a turn: the visitor's, the reply, or both. The last one has the dialog state. */
function newMessages({ message, messageId }: ChatRequest, reply: DraftTurn, timestamp: string): ChatMessage[] {
  const { message: answer, conversation } = reply;
  // The question of an unsent reply will not be answered.
  const state = answer === null ? { ...conversation, pending: undefined } : conversation;
  const visitorMessage: ChatMessage[] =
    message === undefined
      ? []
      : [
          {
            role: "user",
            content: message,
            timestamp,
            ...(messageId && { id: messageId }),
            ...(answer === null && { state }),
          },
        ];
  if (answer === null) return visitorMessage;
  return [...visitorMessage, assistantMessage({ ...reply, message: answer }, timestamp)];
}

/** The conversation that a turn was begun in. */
interface TurnBase {
  sessionId: string;
  isNew: boolean;
  /** The privacy sentence of the conversation that this one continues. */
  agreed: string | null;
  takes: number;
  /** Whether it was closed when the visitor wrote: only then the message opens it again. */
  wasClosed: boolean;
}

/**
 * Adds both messages to the stored conversation and notifies the owner: once about a lead, and about visitors who ask
 * for a person or write to one. The stored state counts: a reply begun before a takeover is dropped. Undefined, without
 * writing anything, if the assistant must reply after all.
 */
export async function saveTurn(
  bot: ActiveAssistant,
  { sessionId, isNew, agreed, takes, wasClosed }: TurnBase,
  { message, messageId, wantsPerson = false }: ChatRequest,
  reply: DraftTurn,
  { visitor, clientAddress }: ChatSender,
): Promise<SavedTurn | undefined> {
  const { card, facts } = bot;
  const now = new Date();
  // An email is counted when one may be due: at the message that leaves details.
  const mayNotify =
    isReachable(reply.lead) && (await consumeMailLimit(bot.owner.email, { address: clientAddress, card: card.id }));
  const contactOwner = await toContactOwner(bot.owner);
  const turn = await transaction(function* (tx) {
    // A model may have taken half a minute.
    yield* requireCardOwner(tx, card.id, bot.owner.id);
    const before = isNew
      ? undefined
      : yield* firstRow(tx.select().from(salesbotConversations).where(eq(salesbotConversations.sessionId, sessionId)));
    const hasLostPerson = before !== undefined && (yield* isAbandoned(tx, before, card));
    const previous = hasLostPerson ? "bot" : (before?.state ?? "bot");
    const isWithPerson = previous === "person";
    if (!isWithPerson && (reply.message === null || (before?.takes ?? 0) !== takes)) return undefined;
    const state = isWithPerson
      ? previous
      : wantsPerson
        ? "asked"
        : wasClosed && previous === "closed"
          ? "bot"
          : previous;
    const isAsking = state === "asked" && previous !== "asked";
    const answer = isWithPerson ? null : reply.message;
    const added = newMessages({ message, messageId }, { ...reply, message: answer }, now.toISOString());
    const isPhoneWithdrawn = reply.withdrawn.phone !== undefined;
    const lead: Lead = {
      name: before?.visitorName ?? undefined,
      email: before?.visitorEmail ?? undefined,
      phone: isPhoneWithdrawn ? undefined : (before?.visitorPhone ?? undefined),
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
      conversationData: [...withoutStates(before?.conversationData ?? [], { isOpen: answer === null }), ...added],
      // A goodbye says nothing of the conversation that its owner could look for.
      ...(message !== undefined && !(before?.lastMessage && courtesyIn(message)) && { lastMessage: message }),
      leadScore: score,
      leadReasons: storedReasons(reasons),
      outcome: reply.outcome,
      appointment: appointmentOf(reply.conversation, facts.settings),
      consentText,
      isRead: false,
      isArchived: false,
      state,
      ...(hasLostPerson && { person: null }),
      revision: (before?.revision ?? 0) + 1,
      // Each wish waits for an answer of its own.
      ...(isAsking && { askedAt: now, answerSeconds: null }),
    };
    const write = before
      ? tx.update(salesbotConversations).set(changes).where(eq(salesbotConversations.id, before.id))
      : tx
          .insert(salesbotConversations)
          .values({
            ...changes,
            cardId: card.id,
            sessionId,
            visitorIp: visitor.ip,
            visitorLocation: visitor.location,
            visitorDevice: visitor.device,
          });
    const conversation = yield* getRow(write.returning());
    if (!before) yield* recordConversationEvent(tx, "conversation.started", bot.owner.id, conversation);
    if (isReachable(lead) || isPhoneWithdrawn)
      yield* notifyOwner(tx, bot, contactOwner, conversation, before, { lead, withdrawn: reply.withdrawn, mayNotify });
    yield* recordUnanswered(tx, conversation, reply.unanswered);
    if (isAsking || isWithPerson) {
      // Unread messages have their mail already; what follows them does not put it off.
      if (before?.isRead) yield* clearReminders(tx, conversation.id, ["owner"]);
      if (hasLostPerson) yield* clearReminders(tx, conversation.id, ["nobody"]);
      yield* mailSoon(tx, conversation.id, facts.settings, now);
      yield* waitForPerson(tx, conversation.id, facts.settings, now);
    }
    if (isAsking) yield* recordConversationEvent(tx, "conversation.needs_person", bot.owner.id, conversation);
    return { score, message: answer, state, conversation, isNotice: isAsking || isWithPerson };
  });
  if (!turn) return undefined;
  if (isNew) assistantCounts.started++;
  announceChange(turn.conversation.id);
  if (turn.isNotice) pushNotice(turn.conversation, bot);
  return turn;
}
