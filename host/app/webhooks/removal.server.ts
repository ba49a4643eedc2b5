import { isNull, type SQL } from "drizzle-orm";
import { deleteInSteps, run, type Tx, type TxSteps } from "#db/index.ts";
import { database, tables } from "../database.server.ts";
import { nextEventLoopTurn } from "../runtime/event-loop-queue.ts";

const { webhooks } = tables;

/**
 * Removes webhooks of an account: from then on nobody has them, and nothing is sent. Their deliveries may be many,
 * so `deleteRemoved()` deletes them.
 */
export function* removeWebhooks(tx: Tx, which: SQL | undefined): TxSteps<void> {
  yield* run(tx.update(webhooks).set({ userId: null, isActive: false }).where(which));
}

/** Deletes webhooks that were removed, with their deliveries, in short transactions. */
export const deleteRemoved = (signal: AbortSignal): Promise<void> =>
  deleteInSteps(database, webhooks, isNull(webhooks.userId), nextEventLoopTurn, signal);
