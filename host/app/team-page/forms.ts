import { z } from "zod";
import { NO_ADDRESS, teamRole } from "../teams/teams.schema.ts";

/** Many addresses pasted at once: one a line, or with commas or semicolons between them. */
export const inviteForm = z.object({
  emails: z
    .string(NO_ADDRESS)
    .transform((text) => text.split(/[\s,;]+/).filter(Boolean))
    .refine((emails) => emails.length > 0, NO_ADDRESS),
  role: teamRole,
  templateId: z
    .string()
    .optional()
    .transform((id) => (id ? Number(id) : undefined)),
});
