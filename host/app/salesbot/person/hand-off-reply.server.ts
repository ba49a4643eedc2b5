import { and, desc, eq, gte, isNotNull } from "drizzle-orm";
import type { ChatMessage, SalesbotConversation } from "#db/index.ts";
import { DAY_MS } from "../../config/durations.ts";
import { db, tables } from "../../database.server.ts";
import { assistantMessage, openQuestion, toDialog } from "../chat-state.ts";
import { toSources } from "../engine.server.ts";
import { reply } from "../engine/reply.ts";
import { applyReply, restoreDialogState } from "../engine/resolve/apply-message.ts";
import { isReachable } from "../engine/resolve/dialog-state.ts";
import { type AssistantContext, firstNameOf, type PendingSlot } from "../engine/facts/facts.ts";
import type { LanguageCode } from "../engine/languages/libraries.ts";
import { createTranslator } from "../engine/say/translate.ts";

const { salesbotConversations } = tables;

/** Times to the first answer that count, and how few say nothing. */
const MEASURED_MS = 90 * DAY_MS;
const MAX_MEASURED = 100;
const MIN_MEASURED = 3;

/** Says that the person was told and, where it was measured, how long the visitor will usually wait. */
export function confirmationSentence(
  facts: AssistantContext,
  language: LanguageCode,
  minutes: number | undefined,
): string {
  const say = createTranslator(facts, language);
  const usual =
    minutes === undefined ? [] : [minutes === 1 ? say("usualMinute") : say("usualWait", { n: String(minutes) })];
  return [say("personTold"), ...usual].join(" ");
}

/**
 * What the assistant says when nobody has come, or who took it was silent: that, what it knows of what was left open,
 * and a question for an address, which is understood when it is answered.
 */
export function awayMessage(
  facts: AssistantContext,
  { conversationData, person }: Pick<SalesbotConversation, "conversationData" | "person">,
  ownerId: number,
): ChatMessage {
  const before = restoreDialogState(facts, toDialog(conversationData));
  const { lead, language } = before;
  const slot: PendingSlot | undefined =
    isReachable(lead) || before.isContactRefused ? undefined : { kind: "contact", purpose: "person" };
  const answer = answerOf(facts, conversationData, slot);
  const conversation = answer?.conversation ?? before;
  if (answer) conversation.pending = slot;
  else applyReply(conversation, slot);
  const say = createTranslator(facts, language);
  // A member of the team who took it goes by their own name.
  const isOther = person !== null && person.id !== ownerId;
  const first = firstNameOf(isOther ? { ...facts, card: { ...facts.card, name: person.name } } : facts);
  const where = lead.email ?? lead.phone;
  const next = where
    ? [say("personWrites", { first, where })]
    : slot
      ? [say("personWhere", { first }), say("consent")]
      : [];
  const message = [say("personAway", { first }), ...(answer ? [answer.message] : []), ...next].join(" ");
  return assistantMessage(
    { message, asked: slot, sources: toSources(answer?.used ?? []), suggestions: [], conversation },
    new Date().toISOString(),
  );
}

/** What is known for certain of an open question, beside which this is asked; the engine says it at once. */
function answerOf(facts: AssistantContext, messages: readonly ChatMessage[], slot: PendingSlot | undefined) {
  const open = openQuestion(messages);
  if (!open) return undefined;
  const answer = reply(facts, [...open.history, { role: "assistant", content: "", asked: slot }], open.text);
  return answer.used.length > 0 && answer.unanswered.length === 0 && !answer.asked ? answer : undefined;
}

/** The median of the minutes that visitors of this card waited for a person lately, rounded up; undefined for few. */
export async function usualMinutes(cardId: number, now = Date.now()): Promise<number | undefined> {
  const { answerSeconds, askedAt } = salesbotConversations;
  const rows = await db
    .select({ seconds: answerSeconds })
    .from(salesbotConversations)
    .where(
      and(
        eq(salesbotConversations.cardId, cardId),
        isNotNull(answerSeconds),
        gte(askedAt, new Date(now - MEASURED_MS)),
      ),
    )
    .orderBy(desc(askedAt))
    .limit(MAX_MEASURED);
  if (rows.length < MIN_MEASURED) return undefined;
  const sorted = rows.map(({ seconds }) => seconds ?? 0).sort((a, b) => a - b);
  return Math.max(1, Math.ceil(sorted[Math.floor(sorted.length / 2)]! / 60));
}
