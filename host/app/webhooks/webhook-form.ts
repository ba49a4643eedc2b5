import { z } from "zod";
import { MAX_WEBHOOK_URL, WEBHOOK_EVENTS } from "./events.ts";
import { webhookMessages } from "./messages.en.ts";

/** Form of a new webhook. The server checks where the URL leads. */
export const webhookForm = z.object({
  url: z
    .string(webhookMessages.urlMissing)
    .trim()
    .min(1, webhookMessages.urlMissing)
    .max(MAX_WEBHOOK_URL, webhookMessages.urlTooLong)
    .refine((text) => URL.canParse(text) && /^https?:\/\//i.test(text), webhookMessages.urlInvalid),
  events: z
    .array(z.enum(WEBHOOK_EVENTS, webhookMessages.eventUnknown), webhookMessages.eventsMissing)
    .min(1, webhookMessages.eventsMissing)
    .max(WEBHOOK_EVENTS.length)
    .transform((events) => [...new Set(events)]),
});
