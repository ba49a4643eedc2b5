import { createHmac, randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { type BusinessCard, type ChatMessage, run, type SalesbotConversation } from "#db/index.ts";
import { type Actor, LEVEL, mayConfigureSalesbot, mayReadAnalytics } from "../access.ts";
import { getCard } from "../cards/cards.server.ts";
import { composed, ofTemplate, CARD_WITH_TEMPLATE } from "../cards/stored.server.ts";
import { toContactOwner } from "../contacts/people/interactions.server.ts";
import { sessionSecret } from "../config/config.server.ts";
import { db, tables, transaction } from "../database.server.ts";
import { NotFound, Forbidden } from "../errors.ts";
import { consumeMailLimit } from "../mail/limits.server.ts";
import { consume } from "../rate-limits/rate-limits.server.ts";
import type { Visitor } from "../events/visit.server.ts";
import type { ActiveAssistant } from "./active-assistant.ts";
import { appointmentOf } from "./appointment.server.ts";
import { cardFacts } from "./card-facts.ts";
import { withoutState } from "./chat-state.ts";
import { toSettings } from "./config.server.ts";
import { tokenBudgetOf } from "./token-budget.server.ts";
import { recordUnanswered } from "./unanswered.server.ts";
import { answer, type EngineReply } from "./engine.server.ts";
import { isReachable } from "./engine/dialog-state.ts";
import { readKnowledge } from "./engine/knowledge.ts";
import { findConsentText } from "./engine/consent.ts";
import type { AssistantContext, Lead, Turn } from "./engine/facts.ts";
import { languageOfTag } from "./engine/languages/index.ts";
import { openingSuggestions, welcome as welcomeText } from "./engine/welcome.ts";
import { storedReasons } from "../events/lead-reasons.ts";
import { scoreLead } from "./lead-score.ts";
import type { SalesbotUpdate } from "./salesbot.schema.ts";
import { deleteExpired } from "./retention.server.ts";
import { notifyOwner } from "./notify-owner.server.ts";
import { salesbotMessages } from "./messages.en.ts";
import { cardMessages } from "../cards/messages.en.ts";

const { businessCards, cardTemplates, salesbotConfigs, salesbotConversations, users } = tables;

/** A conversation of this many messages ends, and a new one begins. */
const MAX_MESSAGES = 300;

interface ChatRequest {
  message: string;
  sessionId?: string;
  /** The client's own id of this message: sent again, it gets the same answer. */
  messageId?: string;
}

interface ChatReply {
  message: string;
  sessionId: string;
  /** Percent; 0 for all but the card's owner and administrators. */
  leadScore: number;
  /** At most four questions that can be sent as messages. */
  suggestions: string[];
}

interface ChatSender {
  actor: Actor | null;
  visitor: Visitor;
  clientAddress: string;
  signal?: AbortSignal;
  onText?: (text: string) => void;
}

/** The assistant's first words. Throws NotFound, or Refused when it is switched off. */
export async function welcome(
  cardId: number,
  timeZone?: string,
  language?: string | null,
): Promise<{ message: string; suggestions: string[] }> {
  const { facts } = await getBot(cardId);
  const spoken = languageOfTag(language);
  return {
    message: welcomeText(facts, timeZone, spoken),
    suggestions: openingSuggestions(facts, spoken),
  };
}

/** The assistant, if it is switched on; refuses before anything is streamed. */
export async function getActiveAssistant(cardId: number): Promise<ActiveAssistant> {
  return getBot(cardId);
}

/**
 * Answers a visitor's message and keeps both in the conversation. A foreign or unknown session starts a new one.
 * Throws TooMany; no failure of an engine is thrown.
 */
export async function chat(bot: ActiveAssistant, request: ChatRequest, sender: ChatSender): Promise<ChatReply> {
  const key = request.messageId && `${bot.card.id} ${request.messageId}`;
  const first = key ? pendingReplies.get(key) : undefined;
  if (first) return first;
  const reply = converse(bot, request, sender);
  if (!key) return reply;
  pendingReplies.set(key, reply);
  return reply.finally(() => pendingReplies.delete(key));
}

/** Messages being answered: a retry that overtakes its answer waits for it. */
const pendingReplies = new Map<string, Promise<ChatReply>>();

async function converse(
  bot: ActiveAssistant,
  { message, sessionId: sentSessionId, messageId }: ChatRequest,
  sender: ChatSender,
): Promise<ChatReply> {
  const { card, row, facts } = bot;
  const { actor, signal, onText } = sender;
  const previous = sentSessionId ? await findConversation(card.id, sentSessionId) : undefined;
  const stored = previous && previous.conversationData.length < MAX_MESSAGES ? previous : undefined;
  const sessionId = stored?.sessionId ?? newSessionId(card.id, messageId);
  const current = stored ?? (messageId ? await findConversation(card.id, sessionId) : undefined);
  const repeated = current && replyTo(current.conversationData, messageId);
  if (current && repeated) {
    const { content, suggestions = [] } = repeated;
    onText?.(content);
    return { message: content, sessionId, leadScore: scoreFor(actor, card, current.leadScore), suggestions };
  }
  await consume("chatSession", { session: sessionId }, salesbotMessages.tooQuick);
  await consume("chatCard", { card: card.id }, salesbotMessages.busy);
  void deleteExpired();

  // A conversation that has grown too long goes on in a new one, with what is known of it.
  const history = (current?.conversationData ?? previous?.conversationData.slice(-1) ?? []) as Turn[];
  const reply = await answer(facts, history, message, { signal, onText, budget: tokenBudgetOf(row.id) });
  // An id generated just now belongs to no other message.
  const isNew = !stored && !messageId;
  const agreed = previous?.consentText ?? null;
  const score = await saveTurn(bot, { sessionId, isNew, agreed }, { message, messageId }, reply, sender);
  return { message: reply.message, sessionId, leadScore: scoreFor(actor, card, score), suggestions: reply.suggestions };
}

/** An answer for the owner who tests unsaved settings. Only the tokens spent are stored. */
export async function answerTrial(
  actor: Actor,
  cardId: number,
  { settings, turns, message }: { settings: SalesbotUpdate; turns: Turn[]; message: string },
) {
  const card = await getCard(actor, cardId, mayConfigureSalesbot);
  const [row] = await db.select().from(salesbotConfigs).where(eq(salesbotConfigs.cardId, cardId));
  const changes = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
  const facts: AssistantContext = {
    card: cardFacts(card),
    settings: { ...toSettings(row), ...changes },
    now: new Date(),
  };
  await readKnowledge(facts);
  if (message === "")
    return {
      message: welcomeText(facts),
      suggestions: openingSuggestions(facts),
      asked: undefined,
      sources: [],
      leadScore: 0,
      reasons: [],
      engine: "built-in" as const,
    };
  const reply = await answer(facts, turns, message, { budget: row && tokenBudgetOf(row.id) });
  const { score, reasons } = scoreLead(reply.conversation);
  const { message: text, asked, suggestions, sources, engine } = reply;
  return { message: text, suggestions, asked, sources, leadScore: score, reasons, engine };
}

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

async function getBot(cardId: number): Promise<ActiveAssistant> {
  const [stored] = await botOfCard.execute({ cardId });
  if (!stored || stored.card.isPaused) throw new NotFound(cardMessages.notFound);
  const { owner, row } = stored;
  const card = composed(stored);
  if (!row?.isEnabled || owner.accessLevel < LEVEL.professional) throw new Forbidden("This assistant is switched off.");
  const facts: AssistantContext = { card: cardFacts(card), settings: toSettings(row), now: new Date() };
  await readKnowledge(facts);
  return { card, owner, row, facts };
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

async function findConversation(cardId: number, sessionId: string): Promise<SalesbotConversation | undefined> {
  const [row] = await conversationOf.execute({ cardId, sessionId });
  return row;
}

/** A new id; made of the first message's own id, so that its retry finds the conversation it began. */
function newSessionId(cardId: number, messageId?: string): string {
  if (!messageId) return randomUUID();
  return createHmac("sha256", sessionSecret()).update(`chat ${cardId} ${messageId}`).digest("base64url").slice(0, 32);
}

/** What was answered to a message with this id. */
function replyTo(messages: readonly ChatMessage[], messageId?: string): ChatMessage | undefined {
  if (!messageId) return undefined;
  const at = messages.findIndex(({ role, id }) => role === "user" && id === messageId);
  return at === -1 ? undefined : messages[at + 1];
}

/** Adds both messages to what is stored by now, and tells the owner about a lead once. Returns the score. */
async function saveTurn(
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
    const [before] = isNew
      ? []
      : yield* run(tx.select().from(salesbotConversations).where(eq(salesbotConversations.sessionId, sessionId)));
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
    if (isReachable(lead)) {
      const [stored] = yield* run(write.returning());
      yield* notifyOwner(tx, bot, contactOwner, stored!, before, { lead, withdrawn: reply.withdrawn, mayNotify });
    } else yield* run(write);
    yield* recordUnanswered(tx, card.id, reply.unanswered);
    return score;
  });
}

function scoreFor(actor: Actor | null, card: BusinessCard, score: number): number {
  return actor && !mayReadAnalytics(actor, card) ? score : 0;
}
