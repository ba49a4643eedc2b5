import { and, asc, eq, inArray, lt } from "drizzle-orm";
import { firstRow, run } from "#db/index.ts";
import { DAY_MS, HOUR_MS } from "../config/durations.ts";
import { removeOrphanedPeople, getContactOwner, personIdsOf } from "../contacts/people/interactions.server.ts";
import { db, tables, transaction } from "../database.server.ts";
import { nextEventLoopTurn } from "../runtime/event-loop-queue.ts";
import { errorFields, log } from "../runtime/log.server.ts";

const { businessCards, salesbotConfigs, salesbotConversations } = tables;
/** Conversations that are deleted in one transaction. */
const BATCH_SIZE = 100;
let nextAt = 0;

/** Deletes a card's conversations whose time is over, at once: before its owner reads the list. */
export async function deleteExpiredOf(cardId: number, now = Date.now()): Promise<void> {
  const row = await firstRow(
    db
      .select({ days: salesbotConfigs.retentionDays, userId: businessCards.userId })
      .from(salesbotConfigs)
      .innerJoin(businessCards, eq(businessCards.id, salesbotConfigs.cardId))
      .where(eq(salesbotConfigs.cardId, cardId)),
  );
  if (row) await deleteBefore(cardId, row.userId, new Date(now - row.days * DAY_MS));
}

/** With the contacts that were known by them alone. */
async function deleteBefore(cardId: number, userId: number, end: Date): Promise<void> {
  for (;;) {
    const old = await db
      .select({ id: salesbotConversations.id })
      .from(salesbotConversations)
      .where(and(eq(salesbotConversations.cardId, cardId), lt(salesbotConversations.updatedAt, end)))
      .orderBy(asc(salesbotConversations.updatedAt))
      .limit(BATCH_SIZE);
    if (old.length === 0) return;
    const contactOwner = await getContactOwner(userId);
    const ids = old.map(({ id }) => id);
    await transaction(function* (tx) {
      const personIds = yield* personIdsOf(tx, "conversationId", ids);
      yield* run(tx.delete(salesbotConversations).where(inArray(salesbotConversations.id, ids)));
      yield* removeOrphanedPeople(tx, contactOwner, personIds);
    });
    await nextEventLoopTurn();
  }
}

/** Deletes conversations whose time is over, at most once an hour; chatting goes on meanwhile. */
export async function deleteExpired(now = Date.now()): Promise<void> {
  if (now < nextAt) return;
  nextAt = now + HOUR_MS;
  try {
    const periods = await db.selectDistinct({ days: salesbotConfigs.retentionDays }).from(salesbotConfigs);
    for (const { days } of periods) {
      const cards = await db
        .selectDistinct({ id: businessCards.id, userId: businessCards.userId })
        .from(salesbotConversations)
        .innerJoin(salesbotConfigs, eq(salesbotConfigs.cardId, salesbotConversations.cardId))
        .innerJoin(businessCards, eq(businessCards.id, salesbotConversations.cardId))
        .where(
          and(
            eq(salesbotConfigs.retentionDays, days),
            lt(salesbotConversations.updatedAt, new Date(now - days * DAY_MS)),
          ),
        );
      for (const { id, userId } of cards) await deleteBefore(id, userId, new Date(now - days * DAY_MS));
    }
  } catch (error) {
    // Retried within the hour; a visitor's chat must not fail for it.
    log("error", "old conversations were not deleted", errorFields(error));
  }
}
