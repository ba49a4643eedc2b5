import { z } from "zod";
import { proof } from "../auth/auth.schema.ts";
import { cursorSchema, idPosition, limit } from "../http/cursor.ts";
import { webhookForm } from "./webhook-form.ts";

/** A new webhook; `currentPassword` is asked for unless there is a fresh proof. */
export const webhookCreate = proof.extend(webhookForm.shape);
export type WebhookCreate = z.output<typeof webhookCreate>;

/** Changes of a webhook; another address needs the proof that a new webhook does. */
export const webhookUpdate = webhookCreate.extend({ isActive: z.boolean() }).partial();
export type WebhookUpdate = z.output<typeof webhookUpdate>;

export const deliveriesQuery = z.object({ limit, cursor: cursorSchema(idPosition).optional() });
export type DeliveriesQuery = z.output<typeof deliveriesQuery>;
