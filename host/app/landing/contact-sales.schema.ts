import { z } from "zod";
import { landingMessages } from "./messages.en.ts";
import { plainEmail } from "../networks/single-address.ts";
import { inputMessages } from "../input/messages.en.ts";

/** Longest texts the form takes. */
export const salesLimits = { name: 100, email: 254, company: 100, message: 5_000 };

const line = (max: number) =>
  z
    .string()
    .trim()
    .transform((text) => text.replace(/[\r\n]+/g, " "))
    .pipe(z.string().max(max, landingMessages.tooLong));

export const salesRequest = z.object({
  name: line(salesLimits.name).pipe(z.string().min(1, landingMessages.nameMissing)),
  email: line(salesLimits.email).overwrite(plainEmail).pipe(z.email(inputMessages.badEmail)),
  company: line(salesLimits.company).default(""),
  message: z.string().trim().min(1, inputMessages.messageMissing).max(salesLimits.message, landingMessages.tooLong),
});
export type SalesRequest = z.output<typeof salesRequest>;
