import { eq } from "drizzle-orm";
import { type Answerer, type BusinessCard, type ChatMessage, firstRow, getRow, type Tx, type User } from "#db/index.ts";
import { type Actor, mayAnswerVisitor, requirePermission } from "../../access.ts";
import { composed, CARD_WITH_TEMPLATE, ofTemplate } from "../../cards/stored.server.ts";
import { db, tables, transaction } from "../../database.server.ts";
import { Conflict, NotFound } from "../../errors.ts";
import { keyReused } from "../../http/idempotency.server.ts";
import { assistantCounts } from "../assistant-counts.ts";
import { cardFacts } from "../card-facts.ts";
import { hasRoom, openQuestion, withoutStates } from "../chat-state.ts";
import { toSettings } from "../config.server.ts";
import { conversationFor, getConversation } from "../conversations.server.ts";
import type { AssistantContext } from "../engine/facts/facts.ts";
import { salesbotMessages } from "../messages.en.ts";
import { errorFields, log } from "../../runtime/log.server.ts";
import type { OwnConversation } from "../../events/own-conversation.server.ts";
import { announceChange } from "./live-updates.server.ts";
import { clearReminders, mailVisitorSoon, replyLater, waitForPerson } from "./reminders.server.ts";
import { pushTakeover } from "./push-notices.server.ts";
import { type VisibleMessage, visibleMessage } from "./visible-messages.ts";

const { businessCards, cardTemplates, salesbotConfigs, salesbotConversations, users } = tables;

type Conversation = typeof salesbotConversations.$inferSelect;
/** What a change of state writes. */
type Changes = Partial<
  Pick<Conversation, "state" | "person" | "takes" | "conversationData" | "answerSeconds" | "isRead">
>;

/** The card's assistant, whether it is switched on or not. */
interface Assistant {
  facts: AssistantContext;
  ownerId: number;
}

/** What to write; nothing where all is as it should be. */
type ToChanges = (before: Conversation, answerer: Answerer, assistant: Assistant) => Changes | undefined;

/** Takes a conversation over: from now on the assistant is silent. The person who had it before is notified. */
export async function takeConversation(actor: Actor, id: number): Promise<OwnConversation> {
  const { conversation, card } = await change(actor, id, (before, answerer) =>
    hasTaken(before, answerer) ? undefined : takenBy(answerer, before),
  );
  return conversationFor(actor, conversation, card);
}

/** Hands it back to the assistant, which replies to what is open. */
export const releaseConversation = (actor: Actor, id: number): Promise<OwnConversation> => leave(actor, id, "bot");

/** Ends it until the visitor writes again. */
export const closeConversation = (actor: Actor, id: number): Promise<OwnConversation> => leave(actor, id, "closed");

/** Whoever answers leaves it, or nobody comes to it. A visitor who waits for a person is told that none comes. */
async function leave(actor: Actor, id: number, state: "bot" | "closed"): Promise<OwnConversation> {
  // The assistant's engine, which taking and writing do not need.
  const [{ awayMessage }, { readKnowledge }, { answerOpenQuestion }] = await Promise.all([
    import("./hand-off-reply.server.ts"),
    import("../engine/facts/knowledge.ts"),
    import("./open-question.server.ts"),
  ]);
  const toChanges: ToChanges = (before, answerer, { facts, ownerId }) => {
    if (before.state === state || before.state === "closed") return undefined;
    if (state === "bot" && before.person && before.person.id !== answerer.id)
      throw new Conflict(salesbotMessages.answeredByOther(before.person.name), "changed");
    const away = isAwaited(before) && awayMessage(facts, before, ownerId);
    return {
      state,
      person: null,
      ...(away && { conversationData: [...withoutStates(before.conversationData), away] }),
    };
  };
  const { conversation, card, isChanged } = await change(actor, id, toChanges, readKnowledge);
  if (isChanged && state === "bot")
    answerOpenQuestion(id).catch((error: unknown) => log("error", "no reply to what was open", errorFields(error)));
  return conversationFor(actor, conversation, card);
}

/** Whether the visitor has asked for a person and heard of none. */
const isAwaited = ({ state, askedAt, answerSeconds }: Conversation) =>
  state === "asked" || (state === "person" && askedAt !== null && answerSeconds === null);

/**
 * Answers the visitor, and takes the conversation if need be. A key that the client chose is kept with the message, in
 * the same transaction: sent again after an answer that was lost, the message is stored once whatever happened between.
 */
export async function sendMessage(actor: Actor, id: number, text: string, key?: string): Promise<VisibleMessage> {
  const isRepeat = (message: ChatMessage) => message.role === "person" && message.id === key;
  const {
    conversation: { conversationData },
  } = await change(actor, id, (before, answerer) => {
    const existing = key ? before.conversationData.find(isRepeat) : undefined;
    if (existing && existing.content !== text) throw keyReused();
    if (existing) return undefined;
    if (!hasRoom({ ...before, state: "person" })) throw new Conflict(salesbotMessages.conversationFull, "full");
    const at = new Date();
    const message: ChatMessage = {
      role: "person",
      name: answerer.name,
      content: text,
      timestamp: at.toISOString(),
      ...(key && { id: key }),
    };
    const { askedAt, answerSeconds } = before;
    return {
      ...(!hasTaken(before, answerer) && takenBy(answerer, before)),
      conversationData: [...before.conversationData, message],
      isRead: true,
      ...(askedAt &&
        answerSeconds === null && { answerSeconds: Math.round((at.getTime() - askedAt.getTime()) / 1_000) }),
    };
  });
  const at = key ? conversationData.findIndex(isRepeat) : conversationData.length - 1;
  return visibleMessage(conversationData[at]!, at + 1);
}

const hasTaken = ({ state, person }: Conversation, { id }: Answerer) => state === "person" && person?.id === id;

const takenBy = (person: Answerer, { takes }: Conversation): Changes => ({ state: "person", person, takes: takes + 1 });

/**
 * Changes a conversation by what stands in it at that moment, in one transaction. Nothing to write is no error: two
 * devices may press the same button.
 */
async function change(
  actor: Actor,
  id: number,
  toChanges: ToChanges,
  prepare: (facts: AssistantContext, accountId: number) => Promise<unknown> = async () => {},
): Promise<{ conversation: Conversation; card: BusinessCard; isChanged: boolean }> {
  const { card } = await getConversation(actor, id);
  requirePermission(mayAnswerVisitor(actor, card));
  const { answerer, facts } = await loadAnswerer(actor, card);
  await prepare(facts, card.userId);
  const { before, after } = await transaction(function* (tx) {
    const before = yield* getRow(
      tx.select().from(salesbotConversations).where(eq(salesbotConversations.id, id)),
      () => new NotFound(salesbotMessages.conversationNotFound),
    );
    const changes = toChanges(before, answerer, { facts, ownerId: card.userId });
    return { before, after: changes ? yield* write(tx, before, changes, facts.settings) : before };
  });
  if (before !== after) announceChange(id);
  if (after.takes > before.takes) assistantCounts.taken++;
  if (before.answerSeconds === null && after.answerSeconds !== null) {
    assistantCounts.answered++;
    assistantCounts.waitedSeconds += after.answerSeconds;
  }
  if (before.person && after.person && before.person.id !== after.person.id)
    pushTakeover(before.person.id, after, card);
  return { conversation: after, card, isChanged: before !== after };
}

function* write(tx: Tx, before: Conversation, changes: Changes, settings: AssistantContext["settings"]) {
  const isMessage = changes.conversationData !== undefined;
  const after = yield* getRow(
    tx
      .update(salesbotConversations)
      // The inbox is sorted by messages, not by who answers.
      .set({ ...changes, revision: before.revision + 1, ...(!isMessage && { updatedAt: before.updatedAt }) })
      .where(eq(salesbotConversations.id, before.id))
      .returning(),
  );
  // The person has seen it. A visitor who is taken over without a word still waits.
  const isAnswered = isMessage || after.state !== "person";
  const waitsAnew = !isAnswered && before.state === "asked";
  yield* clearReminders(tx, before.id, ["owner", "reply", ...(isAnswered || waitsAnew ? ["nobody" as const] : [])]);
  if (waitsAnew) yield* waitForPerson(tx, before.id, settings);
  if (isMessage && after.state === "person" && after.visitorEmail) yield* mailVisitorSoon(tx, before.id);
  if (after.state === "bot" && openQuestion(after.conversationData)) yield* replyLater(tx, before.id);
  return after;
}

/** Whom the visitor sees, and what the assistant goes by that is there before and after. */
async function loadAnswerer(
  actor: Actor,
  { id }: BusinessCard,
): Promise<{ answerer: Answerer; facts: AssistantContext }> {
  const stored = await getRow(
    db
      .select({ ...CARD_WITH_TEMPLATE, config: salesbotConfigs })
      .from(businessCards)
      .leftJoin(cardTemplates, ofTemplate)
      .leftJoin(salesbotConfigs, eq(salesbotConfigs.cardId, businessCards.id))
      .where(eq(businessCards.id, id)),
  );
  const user = await firstRow(
    db.select({ fullName: users.fullName, username: users.username }).from(users).where(eq(users.id, actor.id)),
  );
  const card = composed(stored);
  return {
    answerer: toAnswerer(actor, nameOf(user), card),
    facts: { card: cardFacts(card), settings: toSettings(stored.config), now: new Date() },
  };
}

/** The card for its owner, the member's own name for a manager of its team. */
function toAnswerer({ id }: Actor, ownName: string, { userId, name, company, profilePicture }: BusinessCard): Answerer {
  if (id !== userId) return { id, name: ownName, photo: null };
  return { id, name: name ?? company ?? ownName, photo: profilePicture };
}

const nameOf = (user: Pick<User, "fullName" | "username"> | undefined): string =>
  user?.fullName || user?.username || "";
