import { type Actor, type Refusal, LEVEL, mayUseLevel, refuse } from "../access.ts";
import { accessMessages } from "../languages/access-messages.en.ts";
import { MAX_WEBHOOKS } from "./events.ts";

/** Listing one's webhooks, and everything that is done with them. */
export const mayUseWebhooks = (actor: Actor): Refusal | null => mayUseLevel(actor, LEVEL.developer);

export const mayAddWebhook = (actor: Actor, owned: number): Refusal | null =>
  mayUseWebhooks(actor) ?? (owned < MAX_WEBHOOKS ? null : refuse(accessMessages.webhooksFull(MAX_WEBHOOKS), "full"));

/** Only the owner, as secret and bodies are private. */
export const mayManageWebhook = (actor: Actor, { userId }: { userId: number | null }): Refusal | null =>
  mayUseWebhooks(actor) ?? (actor.id === userId ? null : refuse(accessMessages.notYourWebhook));
