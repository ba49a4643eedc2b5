import { z } from "zod";
import { stripBidiControls } from "#sdk/direction.ts";
import { limitSchema, offsetCursor, sortSchema } from "../http/cursor.ts";
import { CAMPAIGN_LIMITS } from "./campaign.ts";
import { shareMessages } from "./messages.en.ts";
import { inputMessages } from "../input/messages.en.ts";
import { labels } from "../input/labels.en.ts";

const name = z
  .string(shareMessages.nameMissing)
  .transform((typed) => stripBidiControls(typed).trim().replace(/\s+/g, " "))
  .pipe(
    z
      .string()
      .min(1, shareMessages.nameMissing)
      .max(CAMPAIGN_LIMITS.name, inputMessages.tooLong(labels.name, CAMPAIGN_LIMITS.name)),
  );
const note = z
  .string("Note must be text")
  .trim()
  .max(CAMPAIGN_LIMITS.note, inputMessages.tooLong(labels.note, CAMPAIGN_LIMITS.note))
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
