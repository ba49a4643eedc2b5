import { eq } from "drizzle-orm";
import type { Database } from "#db/index.ts";
import { CAMPAIGN_LIMITS } from "../share/campaign.ts";

/** Names a card's campaigns by their ids, as rollups have them. */
export async function readCampaignNames(
  { db, tables: { campaigns } }: Database,
  cardId: number,
): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: campaigns.id, name: campaigns.name })
    .from(campaigns)
    .where(eq(campaigns.cardId, cardId))
    .limit(CAMPAIGN_LIMITS.perCard);
  return new Map(rows.map(({ id, name }) => [String(id), name]));
}
