import { z } from "zod";

/** Longest texts the form takes. */
export const salesLimits = { name: 100, email: 254, company: 100, message: 5_000 };

const line = (max: number) =>
  z
    .string()
    .trim()
    .transform((text) => text.replace(/[\r\n]+/g, " "))
    .pipe(z.string().max(max, "This is too long"));

export const salesRequest = z.object({
  name: line(salesLimits.name).pipe(z.string().min(1, "Name is required")),
  email: line(salesLimits.email).pipe(z.email("Please enter a valid email")),
  company: line(salesLimits.company).default(""),
  message: z.string().trim().min(1, "Message is required").max(salesLimits.message, "This is too long"),
});
export type SalesRequest = z.output<typeof salesRequest>;
