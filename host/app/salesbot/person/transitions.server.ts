import { eq } from "drizzle-orm";
import { type Answerer, type BusinessCard, type ChatMessage, firstRow, getRow, type Tx, type User } from "#db/index.ts";
import { type Actor, mayAnswerVisitor, requirePermission } from "../../access.ts";
import { composed, CARD_WITH_TEMPLATE, ofTemplate } from "../../cards/stored.server.ts";
import { db, tables, transaction } from "../../database.server.ts";
import { Conflict, NotFound } from "../../errors.ts";
import { keyReused } from "../../http/idempotency.server.ts";
import { assistantCounts } from "../assistant-counts.ts";
import { hasRoom } from "../chat-state.ts";
import { toSettings } from "../config.server.ts";
import { conversationFor, getConversation } from "../conversations.server.ts";
import { salesbotMessages } from "../messages.en.ts";
import type { OwnConversation } from "../../events/own-conversation.server.ts";
import { announceChange } from "./live-updates.server.ts";
import { clearReminders, setReminder, VISITOR_MAIL_MS, waitForPerson } from "./reminders.server.ts";
import { pushTakeover } from "./push-notices.server.ts";
import { type VisibleMessage, visibleMessage } from "./visible-messages.ts";

const { businessCards, cardTemplates, salesbotConfigs, salesbotConversations, users } = tables;

type Conversation = typeof salesbotConversations.$inferSelect;
/** What a change of state writes. */
type Changes = Partial<
  Pick<Conversation, "state" | "person" | "takes" | "conversationData" | "answerSeconds" | "isRead">
>;

/** What to write; nothing where all is as it should be. */
type ToChanges = (before: Conversation, answerer: Answerer) => Changes | undefined;

/** Takes a conversation over: from now on the assistant is silent. The person who had it before is notified. */
export const takeConversation = (actor: Actor, id: number): Promise<OwnConversation> =>
  changeState(actor, id, (before, answerer) => (hasTaken(before, answerer) ? undefined : takenBy(answerer, before)));

/** Hands it back to the assistant. */
export const releaseConversation = (actor: Actor, id: number): Promise<OwnConversation> =>
  changeState(actor, id, ({ state }) =>
    state === "bot" || state === "closed" ? undefined : { state: "bot", person: null },
  );

/** Ends it until the visitor writes again. */
export const closeConversation = (actor: Actor, id: number): Promise<OwnConversation> =>
  changeState(actor, id, ({ state }) => (state === "closed" ? undefined : { state: "closed", person: null }));

async function changeState(actor: Actor, id: number, toChanges: ToChanges): Promise<OwnConversation> {
  const { conversation, card } = await change(actor, id, toChanges);
  return conversationFor(actor, conversation, card);
}

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
): Promise<{ conversation: Conversation; card: BusinessCard }> {
  const { card } = await getConversation(actor, id);
  requirePermission(mayAnswerVisitor(actor, card));
  const answerer = await findAnswerer(actor, card);
  const { before, after } = await transaction(function* (tx) {
    const before = yield* getRow(
      tx.select().from(salesbotConversations).where(eq(salesbotConversations.id, id)),
      () => new NotFound(salesbotMessages.conversationNotFound),
    );
    const changes = toChanges(before, answerer);
    return { before, after: changes ? yield* write(tx, before, changes) : before };
  });
  if (before !== after) announceChange(id);
  if (after.takes > before.takes) assistantCounts.taken++;
  if (before.answerSeconds === null && after.answerSeconds !== null) {
    assistantCounts.answered++;
    assistantCounts.waitedSeconds += after.answerSeconds;
  }
  if (before.person && after.person && before.person.id !== after.person.id)
    pushTakeover(before.person.id, after, card);
  return { conversation: after, card };
}

function* write(tx: Tx, before: Conversation, changes: Changes) {
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
  yield* clearReminders(tx, before.id, isAnswered || waitsAnew ? ["owner", "nobody"] : ["owner"]);
  if (waitsAnew) {
    const config = yield* firstRow(tx.select().from(salesbotConfigs).where(eq(salesbotConfigs.cardId, before.cardId)));
    yield* waitForPerson(tx, before.id, toSettings(config).handoverMinutes);
  }
  if (isMessage && after.visitorEmail)
    yield* setReminder(tx, before.id, "visitor", new Date(Date.now() + VISITOR_MAIL_MS));
  return after;
}

/** Whom the visitor sees: the card for its owner, the member's own name for a manager of its team. */
async function findAnswerer(actor: Actor, { id, userId }: BusinessCard): Promise<Answerer> {
  const stored = await getRow(
    db
      .select(CARD_WITH_TEMPLATE)
      .from(businessCards)
      .leftJoin(cardTemplates, ofTemplate)
      .where(eq(businessCards.id, id)),
  );
  const user = await firstRow(
    db.select({ fullName: users.fullName, username: users.username }).from(users).where(eq(users.id, actor.id)),
  );
  const ownName = nameOf(user);
  if (actor.id !== userId) return { id: actor.id, name: ownName, photo: null };
  const { name, company, profilePicture } = composed(stored);
  return { id: actor.id, name: name ?? company ?? ownName, photo: profilePicture };
}

const nameOf = (user: Pick<User, "fullName" | "username"> | undefined): string =>
  user?.fullName || user?.username || "";
