import { z } from "zod";
import { stripBidiControls } from "#sdk/direction.ts";
import { limitSchema, offsetCursor, sortSchema } from "../http/cursor.ts";
import { tooLong } from "../input/sentences.ts";
import { CAMPAIGN_LIMITS } from "./campaign.ts";

const name = z
  .string("Name is required")
  .transform((typed) => stripBidiControls(typed).trim().replace(/\s+/g, " "))
  .pipe(z.string().min(1, "Name is required").max(CAMPAIGN_LIMITS.name, tooLong("Name", CAMPAIGN_LIMITS.name)));
const note = z
  .string("Note must be text")
  .trim()
  .max(CAMPAIGN_LIMITS.note, tooLong("Note", CAMPAIGN_LIMITS.note))
  .transform((typed) => typed || null)
  .nullable();

export const newCampaign = z.object({ name, note: note.optional() });
export const campaignChange = z.object({ name, note, isActive: z.boolean("isActive must be true or false") }).partial();

export const campaignsQuery = z.object({
  search: z.string().max(200, "search must be at most 200 characters").optional(),
  sort: sortSchema(["createdAt", "name"], "-createdAt"),
  cursor: offsetCursor.optional(),
  limit: limitSchema(100),
});

export type NewCampaign = z.output<typeof newCampaign>;
export type CampaignChange = z.output<typeof campaignChange>;
export type CampaignsQuery = z.output<typeof campaignsQuery>;
