import { and, countDistinct, eq, gte, isNull } from "drizzle-orm";
import { firstRow } from "#db/index.ts";
import type { Actor } from "../../access.ts";
import { ownedBy } from "../../cards/stored.server.ts";
import { DAY_MS } from "../../config/durations.ts";
import { db, tables } from "../../database.server.ts";
import { getSettings } from "../settings.server.ts";

const { businessCards, contacts, people } = tables;

const NEWS_DAYS = 14;

/** How many people have shared their details back in the last two weeks and are still at the first stage. */
export async function countNewExchanges({ id }: Actor): Promise<number> {
  const [firstStage] = (await getSettings(id)).stages;
  const row = await firstRow(
    db
      .select({ n: countDistinct(people.id) })
      .from(businessCards)
      .innerJoin(contacts, eq(contacts.cardId, businessCards.id))
      .innerJoin(people, eq(people.id, contacts.personId))
      .where(
        and(
          ownedBy(id),
          gte(contacts.createdAt, new Date(Date.now() - NEWS_DAYS * DAY_MS)),
          eq(contacts.source, "exchange"),
          eq(people.userId, id),
          eq(people.stage, firstStage!),
          isNull(people.mergedInto),
        ),
      ),
  );
  return row?.n ?? 0;
}
