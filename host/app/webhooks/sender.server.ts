import { and, asc, eq, exists, gte, lte, min, sql } from "drizzle-orm";
import { firstRow } from "#db/index.ts";
import { LEVEL } from "../access.ts";
import { db, tables } from "../database.server.ts";
import { createFairQueue } from "../runtime/fair-queue.ts";
import { errorFields, log } from "../runtime/log.server.ts";
import { attempt, claim } from "./attempt.server.ts";
import { onDeliveries } from "./pending.ts";

const { users, webhooks, webhookDeliveries } = tables;
const { nextAttemptAt } = webhookDeliveries;

/** How far it looks ahead: picks up retries, and deliveries of other processes, also of those that have died. */
const POLL_MS = 2_000;
/** By then the transaction that wrote a delivery has committed, mostly; and many are looked for together. */
const SOON_MS = 50;
/** Concurrent deliveries per webhook, per account and in total, in this process. */
const PER_WEBHOOK = 2;
const PER_ACCOUNT = 6;
const TOGETHER = 100;

/** A dead server keeps only its own account waiting. */
export const deliverInTurn = createFairQueue({ concurrency: TOGETHER, perKey: PER_ACCOUNT, maxQueued: 50 });

interface Target {
  id: number;
  userId: number;
}

/** Starts sending what is due; returns a function that stops it, and leaves what is under way to the next process. */
export function startWebhookSending(): () => Promise<void> {
  const stopping = new AbortController();
  const runners = new Map<Promise<void>, number>();
  let next: { at: number; timer: NodeJS.Timeout } | undefined;
  let looking: Promise<void> | undefined;
  let isDirty = false;

  /** One look at a time; what is written during one is looked for once more. */
  function look(): void {
    isDirty = true;
    looking ??= (async () => {
      while (isDirty && !stopping.signal.aborted) {
        isDirty = false;
        for (const { dueAt, ...target } of await findPending(new Date(Date.now() + POLL_MS))) {
          const wait = dueAt.getTime() - Date.now();
          if (wait <= 0) fill(target);
          else lookIn(wait);
        }
      }
    })()
      .catch((error: unknown) => log("error", "webhooks not read", errorFields(error)))
      .finally(() => (looking = undefined));
  }

  function fill({ id, userId }: Target): void {
    let running = [...runners.values()].filter((webhookId) => webhookId === id).length;
    for (; running < PER_WEBHOOK; running++) {
      const runner = sendAll({ id, userId }, stopping.signal)
        .then(() => lookIn(SOON_MS))
        .catch((error: unknown) => log("warn", "webhook not sent", { webhookId: id, ...errorFields(error) }))
        .finally(() => runners.delete(runner));
      runners.set(runner, id);
    }
  }

  /** Whatever is due later than the earliest is found by that look. */
  function lookIn(ms: number): void {
    const at = Date.now() + ms;
    if (next && next.at <= at) return;
    clearTimeout(next?.timer);
    const timer = setTimeout(() => {
      next = undefined;
      look();
    }, ms);
    next = { at, timer };
  }

  const poll = setInterval(look, POLL_MS);
  poll.unref();
  onDeliveries(() => lookIn(SOON_MS));
  look();
  return async () => {
    onDeliveries(undefined);
    clearInterval(poll);
    stopping.abort();
    await looking;
    await Promise.all(runners.keys());
    clearTimeout(next?.timer);
  };
}

/** Webhooks for which something is due by then, and when: two looks into the index for each, however many wait. */
const findPending = (by: Date): Promise<(Target & { dueAt: Date })[]> =>
  db
    .select({ id: webhooks.id, userId: users.id, dueAt: sql`(${firstDue})`.mapWith(nextAttemptAt) })
    .from(webhooks)
    .innerJoin(users, eq(users.id, webhooks.userId))
    .where(
      and(
        eq(webhooks.isActive, true),
        gte(users.accessLevel, LEVEL.developer),
        exists(db.select({ id: webhookDeliveries.id }).from(webhookDeliveries).where(isDue(by))),
      ),
    );

const isPending = (webhookId: number | typeof webhooks.id) =>
  and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.status, "pending"));
const isDue = (by: Date, webhookId: number | typeof webhooks.id = webhooks.id) =>
  and(isPending(webhookId), lte(nextAttemptAt, by));
const firstDue = db
  .select({ at: min(nextAttemptAt) })
  .from(webhookDeliveries)
  .where(isPending(webhooks.id));

/** Sends what is due for one webhook, one after the other. */
async function sendAll({ id, userId }: Target, signal: AbortSignal): Promise<void> {
  let hasMore = true;
  while (hasMore && !signal.aborted) hasMore = await deliverInTurn(String(userId), () => sendNext(id, signal));
}

/** Whether there was something to send. */
async function sendNext(webhookId: number, signal: AbortSignal): Promise<boolean> {
  const next = await firstRow(
    db
      .select({ delivery: webhookDeliveries })
      .from(webhookDeliveries)
      // Switched off meanwhile.
      .innerJoin(webhooks, and(eq(webhooks.id, webhookDeliveries.webhookId), eq(webhooks.isActive, true)))
      .where(isDue(new Date(), webhookId))
      .orderBy(asc(nextAttemptAt), asc(webhookDeliveries.id))
      .limit(1),
  );
  if (!next) return false;
  const claimed = await claim(next.delivery);
  if (claimed) await attempt(claimed, signal);
  return true;
}
