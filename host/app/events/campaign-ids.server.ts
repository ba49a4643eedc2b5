import { and, eq, inArray } from "drizzle-orm";
import { type Database, run, type TxSteps, type Tx } from "#db/index.ts";

/** An event with the code of a campaign, from the link that the visitor followed. */
interface CampaignEvent {
  cardId: number;
  campaign?: string | null;
}

/** Finds an event's campaign; null without one, for one of another card, or for one that has ended. */
export type CampaignOf = (event: CampaignEvent) => number | null;

const codeOf = ({ campaign }: CampaignEvent) => campaign?.toLowerCase();
const keyOf = (cardId: number, code: string) => `${cardId} ${code}`;

/** Looks up the campaigns of a group of events, by the index of their codes. */
export function* campaignsOf(
  tx: Tx,
  { campaigns }: Pick<Database["tables"], "campaigns">,
  events: readonly CampaignEvent[],
): TxSteps<CampaignOf> {
  const coded = events.filter(codeOf);
  if (coded.length === 0) return () => null;
  const rows = yield* run(
    tx
      .select({ id: campaigns.id, cardId: campaigns.cardId, code: campaigns.code })
      .from(campaigns)
      .where(
        and(
          inArray(campaigns.cardId, [...new Set(coded.map(({ cardId }) => cardId))]),
          inArray(campaigns.code, [...new Set(coded.map((event) => codeOf(event)!))]),
          eq(campaigns.isActive, true),
        ),
      ),
  );
  const ids = new Map(rows.map(({ id, cardId, code }) => [keyOf(cardId, code), id]));
  return (event) => ids.get(keyOf(event.cardId, codeOf(event) ?? "")) ?? null;
}
