import { z } from "zod";
import { pushMessages } from "./messages.en.ts";

const MAX_ENDPOINT = 2_000;

/** A browser's PushSubscription as JSON. */
export const pushSubscription = z.object({
  endpoint: z
    .url({ protocol: /^https?$/, error: pushMessages.endpoint.error })
    .max(MAX_ENDPOINT, pushMessages.endpoint),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}=?$/, pushMessages.keys),
    auth: z.string().regex(/^[\w-]{22}(?:==)?$/, pushMessages.keys),
  }),
});
export type PushSubscriptionInput = z.output<typeof pushSubscription>;
