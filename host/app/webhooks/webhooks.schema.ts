import { z } from "zod";
import { cursorSchema, idPosition, limit } from "../http/cursor.ts";
import { webhookForm } from "./webhook-form.ts";

export const webhookCreate = webhookForm;
export type WebhookCreate = z.output<typeof webhookCreate>;

export const webhookUpdate = webhookForm.extend({ isActive: z.boolean() }).partial();
export type WebhookUpdate = z.output<typeof webhookUpdate>;

export const deliveriesQuery = z.object({ limit, cursor: cursorSchema(idPosition).optional() });
export type DeliveriesQuery = z.output<typeof deliveriesQuery>;
