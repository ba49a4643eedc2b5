import { HOUR_MS, MINUTE_MS } from "../config/durations.ts";

/** Event types of webhooks. Names are stable, as programs rely on them. */
export const WEBHOOK_EVENTS = [
  "contact.created",
  "contact.updated",
  "contact.withdrawn",
  "message.created",
  "conversation.started",
  "conversation.needs_person",
  "card.saved",
  "card.updated",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Event type of *Send a test*. */
export const TEST_EVENT = "webhook.test";

export const MAX_WEBHOOKS = 10;
export const MAX_WEBHOOK_URL = 2_000;

/** From the nth failed attempt to the next one; after the last, the delivery has failed. */
export const RETRY_DELAYS_MS = [
  5_000,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  10 * HOUR_MS,
];

/** How long the secret before the last one still signs. */
export const ROTATION_MS = 24 * HOUR_MS;
