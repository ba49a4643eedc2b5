import { isNull } from "drizzle-orm";
import { deleteInSteps } from "#db/index.ts";
import { database, tables } from "../database.server.ts";
import { nextEventLoopTurn } from "../runtime/event-loop-queue.ts";

const { webhooks } = tables;

/** Deletes webhooks that were removed (`removeWebhooks()`), with their deliveries, in short transactions. */
export const deleteRemoved = (signal: AbortSignal): Promise<void> =>
  deleteInSteps(database, webhooks, isNull(webhooks.userId), nextEventLoopTurn, signal);
