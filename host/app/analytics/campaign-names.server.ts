import { inArray } from "drizzle-orm";
import type { Database } from "#db/index.ts";
import { CAMPAIGN_LIMITS } from "../share/campaign.ts";

/** Names a card's campaigns by their ids, as rollups have them. */
export async function readCampaignNames(
  { db, tables: { campaigns } }: Database,
  cardIds: readonly number[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: campaigns.id, name: campaigns.name })
    .from(campaigns)
    .where(inArray(campaigns.cardId, cardIds))
    .limit(CAMPAIGN_LIMITS.perCard * Math.max(1, cardIds.length));
  return new Map(rows.map(({ id, name }) => [String(id), name]));
}
