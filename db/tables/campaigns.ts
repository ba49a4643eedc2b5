import type { Columns } from "../postgres.ts";
import type { CardTables } from "./cards.ts";
import { times } from "./times.ts";

/** Named codes and links of a card, by which visits are attributed to a fair, flyer or mailing. */
export function campaignTables(c: Columns, { businessCards }: CardTables) {
  const { created } = times(c);

  const campaigns = c.table(
    "campaigns",
    {
      id: c.id(),
      cardId: c.ref(() => businessCards.id).notNull(),
      name: c.text().notNull(),
      /** Normalized name, unique within a card. */
      nameKey: c.text().notNull(),
      /** Part of links and printed codes, so it stays when the campaign is renamed. */
      code: c.text().notNull(),
      note: c.text(),
      isActive: c.bool().notNull().default(true),
      ...created(),
    },
    (t) => [
      c.uniqueIndex("campaigns_by_name").on(t.cardId, t.nameKey),
      c.uniqueIndex("campaigns_by_code").on(t.cardId, t.code),
    ],
  );

  return { campaigns };
}
