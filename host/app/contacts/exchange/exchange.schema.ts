import { z } from "zod";
import { ELAPSED, FASTEST_PERSON_MS, HONEYPOT } from "#sdk/card/sections/form/form-fields.ts";
import { contactDetails } from "../contacts.schema.ts";
import { contactMessages } from "../messages.en.ts";

const detailsSchema = contactDetails.extend({
  email: contactDetails.shape.email.refine((email) => email !== null, contactMessages.emailMissing),
});

/** Details that a visitor gives the owner of a card. */
export const exchangeBody = detailsSchema.extend({
  consent: z
    .union([z.boolean(), z.literal("on").transform(() => true)])
    .default(false)
    .refine((hasConsented) => hasConsented, contactMessages.consentMissing),
  /** The slug of the visitor's own card here, whose link goes along. */
  card: z.string("card must be text").max(100, "card must be at most 100 characters").optional(),
  [HONEYPOT]: z.string().optional(),
  [ELAPSED]: z.coerce.number().optional(),
});
export type ExchangeBody = z.output<typeof exchangeBody>;

/** Whether a program filled it in. */
export const isSpam = (body: ExchangeBody): boolean =>
  Boolean(body[HONEYPOT]) || (body[ELAPSED] !== undefined && body[ELAPSED] < FASTEST_PERSON_MS);

/** Changed details, by the link in the email. */
export const shareChange = detailsSchema;
export type ShareChange = z.output<typeof shareChange>;
