import { z } from "zod";

// Apart from the API's schemas: the browser takes only what its forms need.

const MISSING = "Enter a domain, such as cards.example.com.";

/** What a domain is added by; whether it can be one, the server knows. */
export const domainForm = z.object({
  host: z
    .string(MISSING)
    .max(1_000, "A domain has at most 253 characters.")
    .refine((text) => text.trim() !== "", MISSING),
});

const blankIsNull = (text: string) => text || null;

/** How the domain's own app looks; null: as the card that it opens. */
export const domainLook = z.object({
  appName: z.string().trim().max(45, "At most 45 characters.").transform(blankIsNull).nullable().optional(),
  themeColor: z
    .string()
    .trim()
    .regex(/^(?:#[\da-f]{3}|#[\da-f]{6})?$/i, "Enter a colour such as #b45309.")
    .transform(blankIsNull)
    .nullable()
    .optional(),
});
