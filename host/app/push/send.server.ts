import { and, eq, gt, inArray } from "drizzle-orm";
import { run } from "#db/index.ts";
import { HOUR_MS, MINUTE_MS } from "../config/durations.ts";
import { db, tables, transaction } from "../database.server.ts";
import { sendOutgoing } from "../outgoing/outgoing.server.ts";
import { createFairQueue } from "../runtime/fair-queue.ts";
import { errorFields, log } from "../runtime/log.server.ts";
import { onShutdown } from "../runtime/shutdown.server.ts";
import { encryptMessage, MAX_PAYLOAD_BYTES } from "./encrypt-message.ts";
import { vapidHeader } from "./signing-key.server.ts";

const { pushSubscriptions, sessions } = tables;

/** Text of a notification, and the page that it opens. */
export interface PushMessage {
  title: string;
  body: string;
  url: string;
}

/** After this time, the message is no longer relevant. */
const LIFETIME_S = HOUR_MS / 1_000;
const MAX_TITLE = 100;
const MAX_BODY = 300;
/** For a push service that does not say how long. */
const DEFAULT_WAIT_MS = MINUTE_MS;
const MAX_WAIT_MS = HOUR_MS;
const MAX_PAUSED = 1_000;

/** By account: devices whose services hang keep only their own account waiting. */
const inTurn = createFairQueue({ concurrency: 100, perKey: 4, maxQueued: 1_000 });
/** Push services that asked us to wait or did not answer, by account: one must not silence the devices of others. */
const pausedUntil = new Map<string, number>();
const underWay = new Set<Promise<unknown>>();

onShutdown(async () => {
  await Promise.allSettled(underWay);
});

type Subscription = Pick<typeof pushSubscriptions.$inferSelect, "id" | "userId" | "endpoint" | "p256dh" | "authSecret">;

/**
 * Notifies all devices of these accounts, each in its account's language, and returns at once: push services may be
 * slow, and failures are not retried, as an email follows.
 */
export function pushToUsers(userIds: readonly number[], messageFor: (userId: number) => PushMessage): void {
  const work = sendToUsers(userIds, messageFor).catch((error: unknown) =>
    log("error", "push failed", errorFields(error)),
  );
  underWay.add(work);
  void work.finally(() => underWay.delete(work));
}

async function sendToUsers(userIds: readonly number[], messageFor: (userId: number) => PushMessage): Promise<void> {
  const { id, userId, endpoint, p256dh, authSecret } = pushSubscriptions;
  const devices = await db
    .select({ id, userId, endpoint, p256dh, authSecret })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(and(inArray(userId, [...userIds]), gt(sessions.expiresAt, new Date())));
  const outcomes = await Promise.allSettled(
    devices.map((device) => inTurn(String(device.userId), () => deliver(device, messageFor(device.userId)))),
  );
  for (const outcome of outcomes)
    if (outcome.status === "rejected") log("warn", "push not sent", errorFields(outcome.reason));
}

async function deliver(device: Subscription, message: PushMessage, now = Date.now()): Promise<void> {
  const { origin } = new URL(device.endpoint);
  const service = `${device.userId} ${origin}`;
  if ((pausedUntil.get(service) ?? 0) > now) return;
  const { status, headers } = await sendOutgoing({
    url: device.endpoint,
    method: "POST",
    headers: {
      authorization: await vapidHeader(device.endpoint),
      "content-type": "application/octet-stream",
      "content-encoding": "aes128gcm",
      ttl: String(LIFETIME_S),
      urgency: "high",
    },
    body: encryptMessage(payloadOf(message), device),
  }).catch((error: unknown) => {
    pause(service, now); // one that hangs takes a place for ten seconds each time
    throw error;
  });
  // RFC 8030 §7.3: the browser has withdrawn it, or it has expired.
  if (status === 404 || status === 410) await remove(device);
  else if (status === 429 || status === 503) pause(service, now, headers["retry-after"]);
  else if (status >= 300) log("warn", "push refused", { origin, status });
}

function payloadOf({ title, body, url }: PushMessage): string {
  const cut = (text: string, max: number) => [...text].slice(0, max).join("");
  for (let max = MAX_BODY; ; max = Math.floor(max / 2)) {
    const payload = JSON.stringify({ title: cut(title, MAX_TITLE), body: cut(body, max), url });
    if (max === 0 || Buffer.byteLength(payload) <= MAX_PAYLOAD_BYTES) return payload;
  }
}

function pause(service: string, now: number, retryAfter?: string): void {
  const seconds = Number(retryAfter ?? NaN);
  const wait = Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1_000, MAX_WAIT_MS) : DEFAULT_WAIT_MS;
  const [oldest] = pausedUntil.keys();
  if (pausedUntil.size >= MAX_PAUSED && oldest !== undefined) pausedUntil.delete(oldest);
  pausedUntil.set(service, now + wait);
}

async function remove({ id, endpoint }: Subscription): Promise<void> {
  await transaction(function* (tx) {
    yield* run(
      tx
        .delete(pushSubscriptions)
        // The browser may have renewed its subscription meanwhile.
        .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.endpoint, endpoint))),
    );
  });
}
