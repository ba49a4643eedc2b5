import { and, eq, inArray, lt } from "drizzle-orm";
import { DAY_MS, HOUR_MS } from "../config/durations.ts";
import { db, tables, transaction } from "../database.server.ts";
import { describe, log } from "../operation/log.server.ts";

const { salesbotConfigs, salesbotConversations } = tables;
let nextAt = 0;

/** Deletes a card's conversations whose time is over, at once: before its owner reads the list. */
export async function deleteExpiredOf(cardId: number, now = Date.now()): Promise<void> {
  const [row] = await db
    .select({ days: salesbotConfigs.retentionDays })
    .from(salesbotConfigs)
    .where(eq(salesbotConfigs.cardId, cardId));
  if (!row) return;
  const end = new Date(now - row.days * DAY_MS);
  const [old] = await db
    .select({ id: salesbotConversations.id })
    .from(salesbotConversations)
    .where(and(eq(salesbotConversations.cardId, cardId), lt(salesbotConversations.updatedAt, end)))
    .limit(1);
  if (old)
    await transaction((tx) =>
      tx
        .delete(salesbotConversations)
        .where(and(eq(salesbotConversations.cardId, cardId), lt(salesbotConversations.updatedAt, end))),
    );
}

/** Deletes conversations whose time is over, at most once an hour; chatting goes on meanwhile. */
export async function deleteExpired(now = Date.now()): Promise<void> {
  if (now < nextAt) return;
  nextAt = now + HOUR_MS;
  try {
    const periods = await db.selectDistinct({ days: salesbotConfigs.retentionDays }).from(salesbotConfigs);
    for (const { days } of periods) {
      await transaction((tx) =>
        tx
          .delete(salesbotConversations)
          .where(
            and(
              lt(salesbotConversations.updatedAt, new Date(now - days * DAY_MS)),
              inArray(
                salesbotConversations.cardId,
                tx
                  .select({ id: salesbotConfigs.cardId })
                  .from(salesbotConfigs)
                  .where(eq(salesbotConfigs.retentionDays, days)),
              ),
            ),
          ),
      );
    }
  } catch (error) {
    // Nobody waits for this: it is tried again within the hour, and a visitor's chat must not fail for it.
    log("error", "old conversations were not deleted", describe(error));
  }
}
