import { eq } from "drizzle-orm";
import { type BusinessCard, type ConversationState, firstRow, type SalesbotConversation } from "#db/index.ts";
import { type Actor, mayConfigureSalesbot, mayReadAnalytics } from "../access.ts";
import { getCard } from "../cards/cards.server.ts";
import { db, tables } from "../database.server.ts";
import { Unavailable } from "../errors.ts";
import { consume } from "../rate-limits/rate-limits.server.ts";
import type { ActiveAssistant } from "./active-assistant.ts";
import { getActiveAssistant } from "./active-assistant.server.ts";
import { cardFacts } from "./card-facts.ts";
import { hasRoom, toDialog } from "./chat-state.ts";
import { toSettings } from "./config.server.ts";
import { answer, readMessage } from "./engine.server.ts";
import { readKnowledge } from "./engine/facts/knowledge.ts";
import type { AssistantContext, Turn } from "./engine/facts/facts.ts";
import { isReachable } from "./engine/resolve/dialog-state.ts";
import { findConversation } from "./find-conversation.server.ts";
import { languageOfTag } from "./engine/languages/detect-language.ts";
import { openingSuggestions, welcome as welcomeText } from "./engine/say/welcome.ts";
import { scoreLead } from "./lead-score.ts";
import { linkSignals } from "../runtime/deadline.ts";
import { confirmationSentence, usualMinutes } from "./person/hand-off-reply.server.ts";
import { followConversation } from "./person/live-updates.server.ts";
import { mayStillAnswer } from "./person/may-still-answer.server.ts";
import { asksForPerson } from "./person/asks-for-person.ts";
import type { SalesbotUpdate } from "./salesbot.schema.ts";
import { deleteExpired } from "./retention.server.ts";
import { tokenBudgetOf } from "./token-budget.server.ts";
import { salesbotMessages } from "./messages.en.ts";
import {
  type ChatRequest,
  type ChatSender,
  type DraftTurn,
  newSessionId,
  replyTo,
  saveTurn,
} from "./conversation-store.server.ts";

const { salesbotConfigs } = tables;

/** Maximum number of restarts of a reply, which a takeover and hand-back meanwhile requires. */
const MAX_ATTEMPTS = 5;

interface ChatReply {
  /** Null while a person answers. */
  message: string | null;
  sessionId: string;
  /** Percent; 0 for all but the card's owner and administrators. */
  leadScore: number;
  /** At most four questions that can be sent as messages. */
  suggestions: string[];
  /** Missing while the assistant alone answers. */
  state?: ConversationState;
}

/** The assistant's first words. Throws NotFound, or Refused when it is switched off. */
export async function welcome(
  cardId: number,
  timeZone?: string,
  language?: string | null,
): Promise<{ message: string; suggestions: string[] }> {
  const { facts } = await getActiveAssistant(cardId);
  const spoken = languageOfTag(language);
  return { message: welcomeText(facts, timeZone, spoken), suggestions: openingSuggestions(facts, spoken) };
}

/**
 * Answers a visitor's message and keeps both in the conversation. A foreign or unknown session starts a new one.
 * Throws TooMany; no failure of an engine is thrown.
 */
export async function chat(bot: ActiveAssistant, request: ChatRequest, sender: ChatSender): Promise<ChatReply> {
  const key = request.messageId && `${bot.card.id} ${request.messageId} ${request.message ?? ""}`;
  const first = key ? pendingReplies.get(key) : undefined;
  if (first) return first;
  const reply = converse(bot, request, sender);
  if (!key) return reply;
  pendingReplies.set(key, reply);
  return reply.finally(() => pendingReplies.delete(key));
}

/** Messages being answered: a retry that overtakes its answer waits for it. */
const pendingReplies = new Map<string, Promise<ChatReply>>();

async function converse(bot: ActiveAssistant, sent: ChatRequest, sender: ChatSender): Promise<ChatReply> {
  const { card } = bot;
  const { sessionId: sentSessionId, messageId, message: text } = sent;
  const asksInWords = text !== undefined && asksForPerson(bot.facts, text);
  // A wish in the visitor's own words is what the button sends.
  let request = asksInWords ? { ...sent, wantsPerson: true } : sent;
  const { actor, onText } = sender;
  const previous = sentSessionId ? await findConversation(card.id, sentSessionId) : undefined;
  const stored = previous && hasRoom(previous) ? previous : undefined;
  const sessionId = stored?.sessionId ?? newSessionId(card.id, sent);
  let current = stored ?? (messageId ? await findConversation(card.id, sessionId) : undefined);
  const repeated = current && replyTo(current.conversationData, messageId);
  if (current && repeated) {
    if (repeated.message !== null) onText?.(repeated.message);
    const { leadScore, state } = current;
    return { ...repeated, sessionId, leadScore: scoreFor(actor, card, leadScore), ...toState(state) };
  }
  await consume("chatSession", { session: sessionId }, salesbotMessages.tooQuick);
  await consume("chatCard", { card: card.id }, salesbotMessages.busy);
  void deleteExpired();

  // An id generated just now belongs to no other message.
  const isNew = !stored && !messageId;
  const agreed = previous?.consentText ?? null;
  const wasClosed = current?.state === "closed";
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    if (current?.state === "person" && current.person && !(await mayStillAnswer(current.person.id, card))) {
      // Nobody has it any longer: what the visitor writes is a wish for somebody else.
      current = { ...current, state: "bot", person: null };
      request = { ...request, wantsPerson: true };
    }
    // A conversation that has grown too long goes on in a new one, with what is known of it.
    const history = toDialog(current?.conversationData ?? previous?.conversationData.slice(-1) ?? []);
    const reply = await replyFor(bot, current, history, { ...request, asksInWords }, sender);
    if (request.message === undefined && (current?.state === "asked" || current?.state === "person")) {
      const { state, leadScore } = current;
      return {
        message: reply.message,
        sessionId,
        leadScore: scoreFor(actor, card, leadScore),
        suggestions: [],
        ...toState(state),
      };
    }
    const base = { sessionId, isNew, agreed, takes: current?.takes ?? 0, wasClosed };
    const saved = await saveTurn(bot, base, request, reply, sender);
    if (saved) {
      const { message, score, state } = saved;
      const suggestions = message === null ? [] : reply.suggestions;
      return {
        message,
        sessionId,
        leadScore: scoreFor(actor, card, score),
        suggestions,
        ...toState(state, current?.state),
      };
    }
    current = await findConversation(card.id, sessionId);
  }
  throw new Unavailable(salesbotMessages.busy);
}

const toState = (state: ConversationState, before: ConversationState = "bot") =>
  state === "bot" && before === "bot" ? {} : { state };

/** Reply to a message, by the state of its conversation; none while a person replies. */
async function replyFor(
  { card, facts, row }: ActiveAssistant,
  current: SalesbotConversation | undefined,
  history: readonly Turn[],
  { message = "", wantsPerson, asksInWords }: ChatRequest & { asksInWords: boolean },
  { signal, onText, languages }: ChatSender,
): Promise<DraftTurn> {
  if (current?.state === "person") return readMessage(facts, history, message);
  if (wantsPerson && (current?.state !== "asked" || message === "" || asksInWords)) {
    const reading = readMessage(facts, history, message);
    const language = (message && reading.conversation.language) || languageOfTag(languages) || "en";
    const confirmation = confirmationSentence(facts, language, await usualMinutes(card.id));
    onText?.(confirmation);
    const { conversation, lead } = reading;
    conversation.wanted = [...new Set([...conversation.wanted, "human" as const])];
    return { ...reading, message: confirmation, outcome: isReachable(lead) ? reading.outcome : "person_wanted" };
  }
  const budget = tokenBudgetOf(row.id);
  if (!current) return answer(facts, history, message, { cardId: card.id, signal, onText, budget });
  // Taking the conversation over ends the reply that is under way.
  const taken = new AbortController();
  const stop = followConversation(current, (changed) => changed?.takes === current.takes || taken.abort());
  const linked = linkSignals([signal, taken.signal]);
  try {
    return await answer(facts, history, message, {
      cardId: card.id,
      signal: linked.signal,
      onText: onText && ((text) => taken.signal.aborted || onText(text)),
      budget,
    });
  } finally {
    linked.clear();
    stop();
  }
}

/** An answer for the owner who tests unsaved settings. Only the tokens spent are stored. */
export async function answerTrial(
  actor: Actor,
  cardId: number,
  { settings, turns, message }: { settings: SalesbotUpdate; turns: Turn[]; message: string },
) {
  const card = await getCard(actor, cardId, mayConfigureSalesbot);
  const row = await firstRow(db.select().from(salesbotConfigs).where(eq(salesbotConfigs.cardId, cardId)));
  const changes = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
  const facts: AssistantContext = {
    card: cardFacts(card),
    settings: { ...toSettings(row), ...changes },
    now: new Date(),
  };
  await readKnowledge(facts, card.userId);
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
  const reply = await answer(facts, turns, message, { cardId, budget: row && tokenBudgetOf(row.id) });
  const { score, reasons } = scoreLead(reply.conversation);
  const { message: text, asked, suggestions, sources, engine } = reply;
  return { message: text, suggestions, asked, sources, leadScore: score, reasons, engine };
}

function scoreFor(actor: Actor | null, card: BusinessCard, score: number): number {
  return actor && !mayReadAnalytics(actor, card) ? score : 0;
}
