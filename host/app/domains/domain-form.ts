import { z } from "zod";
import { domainMessages } from "./messages.en.ts";

// Apart from the API's schemas: the browser takes only what its forms need.

/** Form for adding a domain; the server checks whether it can be used. */
export const domainForm = z.object({
  host: z
    .string(domainMessages.hostMissing)
    .max(1_000, domainMessages.hostTooLong)
    .refine((text) => text.trim() !== "", domainMessages.hostMissing),
});

const blankIsNull = (text: string) => text || null;

/** How the domain's own app looks; null: as the card that it opens. */
export const domainLook = z.object({
  appName: z.string().trim().max(45, domainMessages.nameTooLong).transform(blankIsNull).nullable().optional(),
  themeColor: z
    .string()
    .trim()
    .regex(/^(?:#[\da-f]{3}|#[\da-f]{6})?$/i, domainMessages.badColor)
    .transform(blankIsNull)
    .nullable()
    .optional(),
});
