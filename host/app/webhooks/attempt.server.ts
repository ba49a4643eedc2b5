import { and, eq } from "drizzle-orm";
import { firstRow, run, type Tx, type TxSteps, type Webhook, type WebhookDelivery } from "#db/index.ts";
import { config } from "../config/config.server.ts";
import { DAY_MS } from "../config/durations.ts";
import { db, tables, transaction } from "../database.server.ts";
import { accountLocale } from "../languages/account-language.server.ts";
import { queueMailToOwner } from "../mail/outbox.server.ts";
import { OutgoingFailed } from "../outgoing/guarded-sender.server.ts";
import { sendOutgoing } from "../outgoing/outgoing.server.ts";
import { RETRY_DELAYS_MS, TEST_EVENT } from "./events.ts";
import { words as de } from "./mails/words.de.ts";
import { words as en } from "./mails/words.en.ts";
import { signedHeaders } from "./signature.server.ts";
import { secretsOf } from "./webhooks.server.ts";

const { users, webhooks, webhookDeliveries } = tables;
const mailWords = { en, de };

/** How long a process has a delivery to itself while sending it: longer than one attempt takes. */
const LEASE_MS = 20_000;
/** A webhook without a success for this long is switched off. */
const SWITCH_OFF_MS = 5 * DAY_MS;
const GONE = 410;

/** Result of an attempt: a response status, or the reason for a failure. */
type Outcome = { responseStatus: number; failure: null } | { responseStatus: null; failure: string };

/** Claims a delivery by moving its next attempt; only one process can do that. */
export async function claim({ id, attempts }: WebhookDelivery): Promise<WebhookDelivery | undefined> {
  const claimed = await firstRow(
    transaction((tx) =>
      tx
        .update(webhookDeliveries)
        .set({ status: "pending", attempts: attempts + 1, nextAttemptAt: new Date(Date.now() + LEASE_MS) })
        .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.attempts, attempts)))
        .returning(),
    ),
  );
  return claimed;
}

/**
 * Sends a claimed delivery and stores what came of it. With `signal`, the process ends: the delivery is due again at
 * once, and the next process sends it.
 */
export async function attempt(delivery: WebhookDelivery, signal?: AbortSignal): Promise<void> {
  const webhook = await firstRow(db.select().from(webhooks).where(eq(webhooks.id, delivery.webhookId)));
  if (!webhook?.userId) return;
  const outcome = await post(webhook, delivery, signal);
  if (outcome) await transaction((tx) => settle(tx, webhook.id, delivery, outcome));
  else await transaction((tx) => dueNow(tx, delivery));
}

/** Undefined if it was ended by the signal. */
async function post(webhook: Webhook, delivery: WebhookDelivery, signal?: AbortSignal): Promise<Outcome | undefined> {
  const { messageId, body } = delivery;
  const secrets = secretsOf(webhook);
  if (secrets.length === 0) return { responseStatus: null, failure: "secret" };
  try {
    const { status } = await sendOutgoing({
      url: webhook.url,
      method: "POST",
      headers: {
        "content-type": "application/json",
        "user-agent": "Meishi-Webhooks/1.0",
        ...signedHeaders(messageId, new Date(), body, secrets),
      },
      body,
      signal,
    });
    return { responseStatus: status, failure: null };
  } catch (error) {
    if (signal?.aborted) return undefined;
    if (error instanceof OutgoingFailed) return { responseStatus: null, failure: error.reason };
    throw error;
  }
}

const dueNow = (tx: Tx, { id, attempts }: WebhookDelivery) =>
  tx
    .update(webhookDeliveries)
    .set({ nextAttemptAt: new Date() })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.attempts, attempts)));

function* settle(tx: Tx, webhookId: number, { id, attempts, event }: WebhookDelivery, outcome: Outcome): TxSteps<void> {
  const now = new Date();
  const { responseStatus } = outcome;
  const isDelivered = responseStatus !== null && responseStatus >= 200 && responseStatus < 300;
  const delay = event === TEST_EVENT ? undefined : RETRY_DELAYS_MS[attempts - 1];
  const isLast = isDelivered || delay === undefined;
  yield* run(
    tx
      .update(webhookDeliveries)
      .set({
        ...outcome,
        status: isDelivered ? "delivered" : isLast ? "failed" : "pending",
        nextAttemptAt: isLast ? null : new Date(now.getTime() + delay),
      })
      // Another process may have it by now, if this one was too slow.
      .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.attempts, attempts))),
  );
  if (event === TEST_EVENT) return;
  const webhook = yield* firstRow(tx.select().from(webhooks).where(eq(webhooks.id, webhookId)));
  if (!webhook) return;
  const { failingSince, isActive } = webhook;
  // Written only where it changes: everything that happens in the account reads this row.
  if (isDelivered) {
    if (failingSince) yield* run(tx.update(webhooks).set({ failingSince: null }).where(eq(webhooks.id, webhookId)));
    return;
  }
  const isOver = failingSince !== null && now.getTime() - failingSince.getTime() >= SWITCH_OFF_MS;
  if (isActive && (isOver || responseStatus === GONE)) yield* switchOff(tx, webhook, responseStatus === GONE);
  else if (!failingSince) yield* run(tx.update(webhooks).set({ failingSince: now }).where(eq(webhooks.id, webhookId)));
}

function* switchOff(tx: Tx, { id, userId, url, failingSince }: Webhook, isGone: boolean): TxSteps<void> {
  const changes = { isActive: false, failingSince: failingSince ?? new Date() };
  yield* run(tx.update(webhooks).set(changes).where(eq(webhooks.id, id)));
  const owner = userId === null ? undefined : yield* firstRow(tx.select().from(users).where(eq(users.id, userId)));
  if (!owner) return;
  const words = mailWords[accountLocale(owner)];
  // Parameters of a webhook's address are often secrets of its receiver.
  const { origin, pathname, host } = new URL(url);
  yield* queueMailToOwner(tx, owner, {
    subject: words.subject(host).slice(0, 150),
    text: [
      (isGone ? words.gone : words.failing)(origin + pathname),
      "",
      words.again(`${config.publicUrl}/developers`),
    ].join("\n"),
  });
}
