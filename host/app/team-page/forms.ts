import { z } from "zod";
import { FIELDS } from "../cards/fields.ts";
import { teamRole } from "../teams/teams.schema.ts";
import { teamMessages } from "../teams/messages.en.ts";
import { inputMessages } from "../input/messages.en.ts";

/** What new cards can start with, beside the template. */
export const START_FIELDS = ["title", "company", "phone", "website", "address", "about"] as const;
type StartField = (typeof START_FIELDS)[number];

const startValues = Object.fromEntries(
  START_FIELDS.map((name) => {
    const { label, limit } = FIELDS[name];
    return [name, z.string().trim().max(limit, inputMessages.tooLong(label, limit)).optional()];
  }),
) as Record<StartField, z.ZodOptional<z.ZodString>>;

/** Pasted one a line, with commas or semicolons between them, or as mail programs copy them: `Ada Example <ada@…>`. */
function addressesIn(text: string): string[] {
  const words = text.split(/[\s,;<>"]+/).filter(Boolean);
  return text.includes("<") ? words.filter((word) => word.includes("@")) : words;
}

export const inviteForm = z.object({
  emails: z
    .string(teamMessages.addressMissing)
    .transform(addressesIn)
    .refine((emails) => emails.length > 0, teamMessages.addressMissing),
  role: teamRole,
  ...startValues,
  templateId: z
    .string()
    .optional()
    .transform((id) => (id ? Number(id) : undefined)),
});
