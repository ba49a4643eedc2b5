import type { AccountEvent } from "../webhooks/record-events.server.ts";
import type { NewEvent } from "./event.ts";

/** Visitors who saved a card, as webhooks get them; `owners` by card. */
export const savedCards = (events: NewEvent[], owners: ReadonlyMap<number, number>): AccountEvent[] =>
  events
    .filter(({ kind }) => kind === "save")
    .map(({ cardId, country, deviceClass, at }) => ({
      userId: owners.get(cardId)!,
      event: "card.saved",
      data: { cardId, country, device: deviceClass, at: at.toISOString() },
    }));
