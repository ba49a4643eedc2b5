import { randomBytes } from "node:crypto";
import { and, eq, gte, inArray, isNull } from "drizzle-orm";
import { type Database, run, type Tx, type TxSteps } from "#db/index.ts";
import { LEVEL } from "../access.ts";
import type { WebhookEvent } from "./events.ts";
import { announceDeliveries } from "./pending.ts";

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
      .select({ id: webhooks.id, userId: webhooks.userId, events: webhooks.events })
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
  const at = new Date();
  const rows = events.flatMap(({ userId, event, data, ...about }) => {
    const body = JSON.stringify({ type: event, timestamp: at.toISOString(), data });
    return targets
      .filter((target) => target.userId === userId && target.events.includes(event))
      .map(({ id }) => ({ webhookId: id, ...newDelivery(event, body, at), ...about }));
  });
  if (rows.length === 0) return;
  announceDeliveries();
  yield* run(tx.insert(webhookDeliveries).values(rows));
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
