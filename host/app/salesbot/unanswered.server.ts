import { and, count, desc, eq, inArray } from "drizzle-orm";
import { containsText, countMatching, firstRow, getRow, run, type SalesbotConversation, type Tx } from "#db/index.ts";
import { type Actor, mayConfigureSalesbot } from "../access.ts";
import { getCard } from "../cards/cards.server.ts";
import { recordForeignCardAudit } from "../audit/audit.server.ts";
import { db, tables, transaction } from "../database.server.ts";
import { Conflict, NotFound } from "../errors.ts";
import { type Page, readPage, orderByColumns } from "../http/paging.server.ts";
import { cardFacts } from "./card-facts.ts";
import { toSettings } from "./config.server.ts";
import { readKnowledge } from "./engine/facts/knowledge.ts";
import { detectLanguage } from "./engine/languages/detect-language.ts";
import { memoizeByText } from "./engine/languages/memoize.ts";
import { reply } from "./engine/reply.ts";
import { dot, vectors } from "./engine/languages/vectors.ts";
import { LIMITS } from "./limits.ts";
import { KNOWLEDGE_FULL, type UnansweredQuery } from "./salesbot.schema.ts";
import { salesbotMessages } from "./messages.en.ts";

const { salesbotConfigs, salesbotUnanswered } = tables;

/** A question whose vector is this near to another's means the same. */
const MIN_SIMILARITY = 0.85;
/** Questions kept for a card; beyond, the one not asked for longest goes. */
const MAX_UNANSWERED = 100;
const MAX_MEANINGS = 5_000;
/** Questions of one message that are kept: each is compared with all others. */
const MAX_OF_MESSAGE = 3;

export interface Unanswered {
  id: number;
  question: string;
  count: number;
  lastAt: string;
}

/** Kept, since each new question of a card is compared with those that are there: some 10 MB. */
const meaningOf = memoizeByText((question) => vectors().encode(question, detectLanguage(question, "en")), MAX_MEANINGS);

/** Keeps what could not be answered; a question of the same meaning is counted with the one that is there. */
export function* recordUnanswered(
  tx: Tx,
  { id: conversationId, cardId }: Pick<SalesbotConversation, "id" | "cardId">,
  questions: readonly string[],
) {
  for (const rawQuestion of questions.slice(0, MAX_OF_MESSAGE)) {
    const question = rawQuestion.slice(0, LIMITS.knowledgeQuestion);
    const stored = yield* run(
      tx
        .select()
        .from(salesbotUnanswered)
        .where(eq(salesbotUnanswered.cardId, cardId))
        .orderBy(desc(salesbotUnanswered.lastAt), desc(salesbotUnanswered.id)),
    );
    const meaning = meaningOf(question);
    const same = stored.find(
      (one) => one.question === question || dot(meaning, meaningOf(one.question)) >= MIN_SIMILARITY,
    );
    if (same) {
      yield* run(
        tx
          .update(salesbotUnanswered)
          .set({
            question,
            count: same.count + 1,
            lastAt: new Date(),
            isRead: false,
            isArchived: false,
            conversationId,
          })
          .where(eq(salesbotUnanswered.id, same.id)),
      );
      continue;
    }
    const surplus = stored.slice(MAX_UNANSWERED - 1).map(({ id }) => id);
    if (surplus.length > 0) yield* run(tx.delete(salesbotUnanswered).where(inArray(salesbotUnanswered.id, surplus)));
    yield* run(tx.insert(salesbotUnanswered).values({ cardId, question, conversationId }));
  }
}

const ORDER = {
  count: salesbotUnanswered.count,
  lastAt: salesbotUnanswered.lastAt,
  question: salesbotUnanswered.question,
};

/** A card's unanswered questions. Throws NotFound or Refused. */
export async function list(
  actor: Actor,
  cardId: number,
  { search, sort, ...page }: UnansweredQuery,
): Promise<Page<Unanswered>> {
  await getCard(actor, cardId, mayConfigureSalesbot);
  const matching = and(eq(salesbotUnanswered.cardId, cardId), containsText(salesbotUnanswered.question, search));
  const { pageRows, next, total } = await readPage(
    page,
    db
      .select()
      .from(salesbotUnanswered)
      .where(matching)
      .orderBy(...orderByColumns(sort, ORDER, salesbotUnanswered.id)),
    db.select({ n: count() }).from(salesbotUnanswered).where(matching),
  );
  return { items: pageRows.map(toUnanswered), next, total };
}

const toUnanswered = ({ id, question, count: times, lastAt }: typeof salesbotUnanswered.$inferSelect): Unanswered => ({
  id,
  question,
  count: times,
  lastAt: lastAt.toISOString(),
});

/** Returns one question. The caller has checked permission for its card. */
export const read = async (id: number): Promise<Unanswered> =>
  toUnanswered(
    await getRow(
      db.select().from(salesbotUnanswered).where(eq(salesbotUnanswered.id, id)),
      () => new NotFound(salesbotMessages.questionNotFound),
    ),
  );

/** How many questions of a card wait for an answer. */
export const countUnanswered = async (cardId: number): Promise<number> =>
  countMatching(db, salesbotUnanswered, eq(salesbotUnanswered.cardId, cardId));

/** Dismisses a question without an answer. `may` is the required permission: readers of the inbox may dismiss, too. */
export async function dismiss(actor: Actor, cardId: number, id: number, may = mayConfigureSalesbot): Promise<void> {
  const card = await getCard(actor, cardId, may);
  await transaction(function* (tx) {
    yield* getRow(
      tx
        .delete(salesbotUnanswered)
        .where(and(eq(salesbotUnanswered.id, id), eq(salesbotUnanswered.cardId, cardId)))
        .returning({ id: salesbotUnanswered.id }),
      () => new NotFound(salesbotMessages.questionNotFound),
    );
    yield* recordForeignCardAudit(tx, actor, "assistant.update", card, { fields: ["unanswered"] });
  });
}

/**
 * Adds the owner's answer to the assistant's knowledge and asks the question again. Answers what the assistant says
 * now. Throws NotFound, Refused, or Conflict where there is no room for more knowledge.
 */
export async function answer(
  actor: Actor,
  cardId: number,
  id: number,
  text: string,
): Promise<{ question: string; answer: string; message: string }> {
  const card = await getCard(actor, cardId, mayConfigureSalesbot);
  const { question, settings } = await transaction(function* (tx) {
    const row = yield* getRow(
      tx
        .select()
        .from(salesbotUnanswered)
        .where(and(eq(salesbotUnanswered.id, id), eq(salesbotUnanswered.cardId, cardId))),
      () => new NotFound(salesbotMessages.questionNotFound),
    );
    const config = yield* firstRow(tx.select().from(salesbotConfigs).where(eq(salesbotConfigs.cardId, cardId)));
    const knowledge = [...(config?.knowledge ?? []), { question: row.question, answer: text }];
    if (knowledge.length > LIMITS.knowledge) throw new Conflict(KNOWLEDGE_FULL, "full");
    const saved = yield* firstRow(
      tx
        .insert(salesbotConfigs)
        .values({ cardId, knowledge })
        .onConflictDoUpdate({ target: salesbotConfigs.cardId, set: { knowledge, updatedAt: new Date() } })
        .returning(),
    );
    yield* run(tx.delete(salesbotUnanswered).where(eq(salesbotUnanswered.id, id)));
    yield* recordForeignCardAudit(tx, actor, "assistant.update", card, { fields: ["knowledge"] });
    return { question: row.question, settings: toSettings(saved) };
  });
  const facts = { card: cardFacts(card), settings, now: new Date() };
  await readKnowledge(facts, card.userId);
  const { message } = reply(facts, [], question);
  return { question, answer: text, message };
}
