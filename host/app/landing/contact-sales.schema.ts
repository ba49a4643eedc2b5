import { z } from "zod";
import { BAD_EMAIL, MESSAGE_MISSING } from "../input/sentences.ts";

const TOO_LONG = "This is too long";

/** Longest texts the form takes. */
export const salesLimits = { name: 100, email: 254, company: 100, message: 5_000 };

const line = (max: number) =>
  z
    .string()
    .trim()
    .transform((text) => text.replace(/[\r\n]+/g, " "))
    .pipe(z.string().max(max, TOO_LONG));

export const salesRequest = z.object({
  name: line(salesLimits.name).pipe(z.string().min(1, "Name is required")),
  email: line(salesLimits.email).pipe(z.email(BAD_EMAIL)),
  company: line(salesLimits.company).default(""),
  message: z.string().trim().min(1, MESSAGE_MISSING).max(salesLimits.message, TOO_LONG),
});
export type SalesRequest = z.output<typeof salesRequest>;
