import { and, desc, eq, gt, inArray, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import { countMatching, deleteInSteps, firstRow, getRow, textBytes, type WebhookDelivery } from "#db/index.ts";
import type { Actor } from "../access.ts";
import { DAY_MS } from "../config/durations.ts";
import { database, db, tables, transaction } from "../database.server.ts";
import { Conflict, NotFound } from "../errors.ts";
import { pickColumns, readableColumns } from "../field-access/columns.ts";
import { type Page, toSizedPage } from "../http/paging.server.ts";
import { consume } from "../rate-limits/rate-limits.server.ts";
import { nextEventLoopTurn } from "../runtime/event-loop-queue.ts";
import { readInPages } from "../runtime/sized-pages.ts";
import { attempt, claim } from "./attempt.server.ts";
import { TEST_EVENT } from "./events.ts";
import { webhookMessages } from "./messages.en.ts";
import { newDelivery } from "./record-events.server.ts";
import { deliverInTurn } from "./sender.server.ts";
import type { DeliveriesQuery } from "./webhooks.schema.ts";
import { getWebhook } from "./webhooks.server.ts";

const { webhookDeliveries, webhooks } = tables;

/** How long deliveries are kept: they contain personal data. */
const RETENTION_MS = 30 * DAY_MS;
/** Deliveries kept per webhook: a busy card must not fill the disk when the receiver is down. */
const MAX_DELIVERIES = 10_000;
/** Bytes of the messages in one answer. */
const MAX_PAGE_BYTES = 1_000_000;

const OWN = readableColumns("webhookDeliveries", "owner", [
  "id",
  "event",
  "status",
  "attempts",
  "responseStatus",
  "failure",
  "nextAttemptAt",
  "createdAt",
  "body",
]);

/** A delivery as the webhook's owner sees it. */
export type OwnDelivery = ReturnType<typeof ownDelivery>;

function ownDelivery(delivery: WebhookDelivery) {
  const { nextAttemptAt, createdAt, body, ...visible } = pickColumns(delivery, OWN);
  return {
    ...visible,
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    body: JSON.parse(body) as { type: string; timestamp: string; data: Record<string, unknown> },
  };
}

/** A page of a webhook's deliveries, the newest first. */
export async function list(actor: Actor, id: number, { limit, cursor }: DeliveriesQuery): Promise<Page<OwnDelivery>> {
  await getWebhook(actor, id);
  const own = eq(webhookDeliveries.webhookId, id);
  const listed = await db
    .select({ id: webhookDeliveries.id, size: textBytes(database, [webhookDeliveries.body]) })
    .from(webhookDeliveries)
    .where(and(own, cursor === undefined ? undefined : lt(webhookDeliveries.id, cursor)))
    .orderBy(desc(webhookDeliveries.id))
    .limit(limit + 1);
  const { pageRows, next } = toSizedPage(listed, limit, MAX_PAGE_BYTES);
  const rows = await readInPages(pageRows, (ids) =>
    db.select().from(webhookDeliveries).where(inArray(webhookDeliveries.id, ids)).orderBy(desc(webhookDeliveries.id)),
  );
  return { items: rows.map(ownDelivery), next, total: await countMatching(db, webhookDeliveries, own) };
}

/** Sends an empty test message once and returns the outcome; also for a webhook that is switched off. */
export async function sendTest(actor: Actor, id: number): Promise<OwnDelivery> {
  const { events } = await getWebhook(actor, id);
  await consume("webhookSend", { account: actor.id }, webhookMessages.tooManyTries);
  const at = new Date();
  const body = JSON.stringify({ type: TEST_EVENT, timestamp: at.toISOString(), data: { webhookId: id, events } });
  const delivery = await getRow(
    transaction((tx) =>
      tx
        .insert(webhookDeliveries)
        // Claimed as it is written, so that the sender leaves it alone.
        .values({ webhookId: id, ...newDelivery(TEST_EVENT, body, at), nextAttemptAt: null })
        .returning(),
    ),
  );
  return sendNow(actor, delivery);
}

/** Sends a message once more, under the same id, and returns the outcome. */
export async function resend(actor: Actor, id: number, deliveryId: number): Promise<OwnDelivery> {
  await getWebhook(actor, id);
  await consume("webhookSend", { account: actor.id }, webhookMessages.tooManyTries);
  return sendNow(actor, await getDelivery(id, deliveryId));
}

function sendNow(actor: Actor, delivery: WebhookDelivery): Promise<OwnDelivery> {
  return deliverInTurn(String(actor.id), async () => {
    const claimed = await claim(delivery);
    if (!claimed) throw new Conflict(webhookMessages.isBeingSent, "in_progress");
    await attempt(claimed);
    return ownDelivery(await getDelivery(delivery.webhookId, delivery.id));
  });
}

async function getDelivery(webhookId: number, id: number): Promise<WebhookDelivery> {
  const ofWebhook = and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhookId, webhookId));
  const delivery = await getRow(
    db.select().from(webhookDeliveries).where(ofWebhook),
    () => new NotFound(webhookMessages.deliveryNotFound),
  );
  return delivery;
}

/**
 * Deletes removed webhooks with what they sent, what is older than 30 days, and of each webhook all but the newest.
 */
export async function deleteOldDeliveries(signal: AbortSignal): Promise<void> {
  await deleteInSteps(database, webhooks, isNull(webhooks.userId), nextEventLoopTurn, signal);
  await deleteDeliveries(lte(webhookDeliveries.createdAt, new Date(Date.now() - RETENTION_MS)), signal);
  const full = await db
    .select({ id: webhookDeliveries.webhookId })
    .from(webhookDeliveries)
    .groupBy(webhookDeliveries.webhookId)
    .having(gt(sql`count(*)`, MAX_DELIVERIES));
  for (const { id } of full) {
    const own = eq(webhookDeliveries.webhookId, id);
    const last = await firstRow(
      db
        .select({ id: webhookDeliveries.id })
        .from(webhookDeliveries)
        .where(own)
        .orderBy(desc(webhookDeliveries.id))
        .offset(MAX_DELIVERIES)
        .limit(1),
    );
    if (last) await deleteDeliveries(and(own, lte(webhookDeliveries.id, last.id)), signal);
  }
}

const deleteDeliveries = (which: SQL | undefined, signal: AbortSignal) =>
  deleteInSteps(database, webhookDeliveries, which, nextEventLoopTurn, signal);
