import { DAY_MS } from "../../config/durations.ts";
import { randomKey } from "../../ui/plain-http.ts";
import { queueEvent, getState, dequeueEvent, type QueuedEvent, queuedEvents } from "./store.ts";

export const SYNC_TAG = "meishi-events";
const MAX_AGE_MS = 7 * DAY_MS;
const MAX_QUEUED = 500;
const BUSY = new Set([429, 502, 503, 504]);

/**
 * Sends a view, click or save, or keeps it for later. The key goes with the first try already: when only its answer
 * was lost, the second is recognised.
 */
export async function sendEvent(request: Request, registration: ServiceWorkerRegistration): Promise<Response> {
  const event: QueuedEvent = {
    key: randomKey(),
    url: request.url,
    body: await request.text(),
    at: Date.now(),
    userId: (await getState("userId")) ?? null,
  };
  try {
    const response = await send(event);
    if (!BUSY.has(response.status)) return response;
  } catch {
    // Kept below.
  }
  try {
    await enqueue(event, registration);
  } catch {
    return new Response("This could not be sent or saved for later.", {
      status: 503,
      headers: { "content-type": "text/plain; charset=utf-8" },
    });
  }
  return Response.json({ queued: true }, { status: 202 });
}

async function enqueue(event: QueuedEvent, registration: ServiceWorkerRegistration): Promise<void> {
  const all = (await queuedEvents()).sort((a, b) => a.at - b.at);
  for (const { key } of all.slice(0, Math.max(0, all.length + 1 - MAX_QUEUED))) await dequeueEvent(key);
  await queueEvent(event);
  // Only Chromium wakes a worker for this; elsewhere the next open page does it.
  const { sync } = registration as ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };
  await sync?.register(SYNC_TAG).catch(() => undefined);
}

let isRerunNeeded = false;

/**
 * Sends what waits. Of several calls at once one works, and begins anew for the others: its try may be one that was
 * failing.
 */
export async function flushEventQueue(): Promise<void> {
  await navigator.locks.request("meishi-events", { ifAvailable: true }, async (lock) => {
    if (!lock) return void (isRerunNeeded = true);
    do {
      isRerunNeeded = false;
      await sendAll();
    } while (isRerunNeeded);
  });
}

/** Oldest first, up to where the network ends. */
async function sendAll(): Promise<void> {
  for (const event of (await queuedEvents()).sort((a, b) => a.at - b.at)) {
    if (Date.now() - event.at < MAX_AGE_MS) {
      const response = await send(event, true).catch(() => undefined);
      if (!response || response.status >= 500 || BUSY.has(response.status)) return;
    }
    await dequeueEvent(event.key);
  }
}

/** Drops queued events of signed-in users, which must not be sent in another user's name. */
export async function dropEventsOfUsers(): Promise<void> {
  for (const { key, userId } of await queuedEvents()) if (userId !== null) await dequeueEvent(key);
}

function send({ url, body, key, at }: QueuedEvent, isLate = false): Promise<Response> {
  return fetch(url, {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: isLate ? JSON.stringify({ ...(JSON.parse(body) as object), timestamp: new Date(at).toISOString() }) : body,
  });
}
