import { eq } from "drizzle-orm";
import { run, type Tx, firstRow } from "#db/index.ts";
import { tables, transaction } from "../database.server.ts";
import { utcDay } from "./config.server.ts";
import type { TokenBudget } from "./model/spending.ts";

const { salesbotConfigs } = tables;

/**
 * A card's tokens of the day. A call reserves the most that it can cost and is settled afterwards, so that many calls
 * at once pass the budget by no more than one. What a process that ends has reserved counts as spent until midnight
 * (UTC).
 */
export function tokenBudgetOf(configId: number): TokenBudget {
  return {
    reserve: (tokens) =>
      transaction(function* (tx) {
        const row = yield* firstRow(tx.select().from(salesbotConfigs).where(eq(salesbotConfigs.id, configId)));
        const day = utcDay();
        const spent = row?.tokensDay === day ? row.tokensSpent : 0;
        if (!row || spent >= row.dailyTokenBudget) return undefined;
        yield* setSpent(tx, row, day, spent + tokens);
        return { day, tokens };
      }),
    settle: async ({ day, tokens: reserved }, tokens) => {
      await transaction(function* (tx) {
        const row = yield* firstRow(tx.select().from(salesbotConfigs).where(eq(salesbotConfigs.id, configId)));
        if (row?.tokensDay === day) yield* setSpent(tx, row, day, Math.max(0, row.tokensSpent - reserved + tokens));
      });
    },
  };
}

/** `updatedAt` stays: rendered pages are cached by it, and no setting has changed. */
function* setSpent(tx: Tx, { id, updatedAt }: typeof salesbotConfigs.$inferSelect, tokensDay: string, spent: number) {
  yield* run(
    tx.update(salesbotConfigs).set({ tokensDay, tokensSpent: spent, updatedAt }).where(eq(salesbotConfigs.id, id)),
  );
}
