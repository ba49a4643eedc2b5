import type { BusinessCard } from "#db/index.ts";
import type { AccountEvent } from "../webhooks/record-events.server.ts";

/** A changed card in webhooks: names of the changed fields, as their values may be long. */
export const cardUpdated = (card: BusinessCard, fields: string[]): AccountEvent[] =>
  fields.length === 0
    ? []
    : [
        {
          userId: card.userId,
          event: "card.updated",
          data: {
            id: card.id,
            slug: card.slug,
            name: card.name,
            fields,
            version: card.version,
            updatedAt: card.updatedAt.toISOString(),
          },
        },
      ];
