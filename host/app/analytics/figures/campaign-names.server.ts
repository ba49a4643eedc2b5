import { inArray } from "drizzle-orm";
import type { Database } from "#db/index.ts";
import { runForCards } from "../../events/prepared-queries.server.ts";
import { CAMPAIGN_LIMITS } from "../../share/campaign.ts";

/** Names a card's campaigns by their ids, as rollups have them. */
export async function readCampaignNames(database: Database, cardIds: readonly number[]): Promise<Map<string, string>> {
  const {
    db,
    tables: { campaigns },
  } = database;
  const rows = await runForCards(database, cardIds, "campaign names", (ids) =>
    db
      .select({ id: campaigns.id, name: campaigns.name })
      .from(campaigns)
      .where(inArray(campaigns.cardId, ids))
      .limit(CAMPAIGN_LIMITS.perCard * Math.max(1, ids.length)),
  );
  return new Map(rows.map(({ id, name }) => [String(id), name]));
}
