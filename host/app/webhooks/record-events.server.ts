import { randomBytes } from "node:crypto";
import { and, count, eq, gte, inArray, isNull } from "drizzle-orm";
import { type Database, run, type Tx, type TxSteps } from "#db/index.ts";
import { LEVEL } from "../access.ts";
import { HOUR_MS } from "../config/durations.ts";
import type { WebhookEvent } from "./events.ts";
import { announceDeliveries } from "./pending.ts";

/**
 * Deliveries of one account that may wait: many changes at once, for ten webhooks, write whole contacts ten times, and
 * faster than old deliveries are deleted. That somebody took back what they had shared is told even so.
 */
const MAX_PENDING = 10_000;
/** Bytes of deliveries that an account causes in an hour, in this process: a fast receiver leaves nothing pending. */
const MAX_BYTES = 100_000_000;

const hourly = { hour: 0, bytes: new Map<number, number>() };

/** Counts bytes of an account's deliveries, unless there were too many in this hour. */
function countBytes(userId: number, more: number): boolean {
  const hour = Math.floor(Date.now() / HOUR_MS);
  if (hour !== hourly.hour) Object.assign(hourly, { hour, bytes: new Map() });
  const total = (hourly.bytes.get(userId) ?? 0) + more;
  if (total <= MAX_BYTES) hourly.bytes.set(userId, total);
  return total <= MAX_BYTES;
}

/** Something that has happened in an account. */
export interface AccountEvent {
  userId: number;
  event: WebhookEvent;
  data: Record<string, unknown>;
  /** Contact, message or conversation in the data: deliveries are deleted with it. */
  personId?: number | null;
  submissionId?: number;
  conversationId?: number;
}

type Tables = Pick<Database["tables"], "users" | "webhooks" | "webhookDeliveries">;

/**
 * Writes deliveries of events to the webhooks that want them, in the transaction of the change: they are sent if and
 * only if it commits.
 */
export function* recordEvents(
  tx: Tx,
  { users, webhooks, webhookDeliveries }: Tables,
  events: AccountEvent[],
): TxSteps<void> {
  if (events.length === 0) return;
  const targets = yield* run(
    tx
      .select({ id: webhooks.id, userId: users.id, events: webhooks.events })
      .from(webhooks)
      .innerJoin(users, eq(users.id, webhooks.userId))
      .where(
        and(
          inArray(webhooks.userId, [...new Set(events.map(({ userId }) => userId))]),
          eq(webhooks.isActive, true),
          gte(users.accessLevel, LEVEL.developer),
        ),
      ),
  );
  if (targets.length === 0) return;
  const pending = yield* countPending(tx, { webhooks, webhookDeliveries }, [
    ...new Set(targets.map(({ userId }) => userId)),
  ]);
  const at = new Date();
  const rows = events.flatMap(({ userId, event, data, ...about }) => {
    const ids = targets.filter((target) => target.userId === userId && target.events.includes(event));
    if (ids.length === 0) return [];
    const before = pending.get(userId) ?? 0;
    const body = JSON.stringify({ type: event, timestamp: at.toISOString(), data });
    const hasRoom = before < MAX_PENDING && countBytes(userId, Buffer.byteLength(body) * ids.length);
    if (!hasRoom && event !== "contact.withdrawn") return [];
    pending.set(userId, before + ids.length);
    return ids.map(({ id }) => ({ webhookId: id, ...newDelivery(event, body, at), ...about }));
  });
  if (rows.length === 0) return;
  announceDeliveries();
  yield* run(tx.insert(webhookDeliveries).values(rows));
}

/** How many deliveries of each account wait, those of webhooks that are switched off included. */
function* countPending(
  tx: Tx,
  { webhooks, webhookDeliveries }: Pick<Tables, "webhooks" | "webhookDeliveries">,
  userIds: number[],
): TxSteps<Map<number | null, number>> {
  const rows = yield* run(
    tx
      .select({ userId: webhooks.userId, n: count() })
      .from(webhooks)
      .innerJoin(webhookDeliveries, eq(webhookDeliveries.webhookId, webhooks.id))
      .where(and(inArray(webhooks.userId, userIds), eq(webhookDeliveries.status, "pending")))
      .groupBy(webhooks.userId),
  );
  return new Map(rows.map(({ userId, n }) => [userId, n]));
}

/** Deletes deliveries about contacts whose details are withdrawn, sent or pending. */
export function* forgetContacts(tx: Tx, { webhookDeliveries }: Tables, personIds: number[]): TxSteps<void> {
  const { personId, submissionId } = webhookDeliveries;
  yield* run(tx.delete(webhookDeliveries).where(and(inArray(personId, personIds), isNull(submissionId))));
}

/** A delivery that is due at once. */
export const newDelivery = (event: string, body: string, at: Date) => ({
  messageId: `msg_${randomBytes(18).toString("base64url")}`,
  event,
  body,
  nextAttemptAt: at,
  createdAt: at,
});
