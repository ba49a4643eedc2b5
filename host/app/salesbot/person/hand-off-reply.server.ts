import { and, desc, eq, gte, isNotNull } from "drizzle-orm";
import { DAY_MS } from "../../config/durations.ts";
import { db, tables } from "../../database.server.ts";
import { applyReply, restoreDialogState } from "../engine/resolve/apply-message.ts";
import { isReachable } from "../engine/resolve/dialog-state.ts";
import type { AssistantContext, PendingSlot, Turn } from "../engine/facts/facts.ts";
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

/** What the assistant says when nobody has come; the question for an address is understood when it is answered. */
export function awayReply(facts: AssistantContext, history: readonly Turn[]) {
  const conversation = restoreDialogState(facts, history);
  const { lead, isContactRefused } = conversation;
  const say = createTranslator(facts, conversation.language);
  const where = lead.email ?? lead.phone;
  const isAsking = !isReachable(lead) && !isContactRefused;
  const slot: PendingSlot | undefined = isAsking ? { kind: "contact", purpose: "person" } : undefined;
  applyReply(conversation, slot);
  const next = where ? [say("personWrites", { where })] : isAsking ? [say("personWhere"), say("consent")] : [];
  return { message: [say("personAway"), ...next].join(" "), asked: slot, conversation };
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
