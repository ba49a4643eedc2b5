import { z } from "zod";
import { FIELDS } from "../cards/fields.ts";
import { tooLong } from "../input/sentences.ts";
import { NO_ADDRESS, teamRole } from "../teams/teams.schema.ts";

/** Many addresses pasted at once: one a line, or with commas or semicolons between them. */
export const inviteForm = z.object({
  emails: z
    .string(NO_ADDRESS)
    .transform((text) => text.split(/[\s,;]+/).filter(Boolean))
    .refine((emails) => emails.length > 0, NO_ADDRESS),
  role: teamRole,
  /** What the new cards start with, beside the template. */
  title: z.string().trim().max(FIELDS.title.limit, tooLong(FIELDS.title.label, FIELDS.title.limit)).optional(),
  templateId: z
    .string()
    .optional()
    .transform((id) => (id ? Number(id) : undefined)),
});
