import type { AccountEvent } from "../webhooks/record-events.server.ts";
import type { NewEvent } from "./event.ts";

/** What webhooks are told of visitors who saved a card; `owners` by card. */
export const savedCards = (events: NewEvent[], owners: ReadonlyMap<number, number>): AccountEvent[] =>
  events
    .filter(({ kind }) => kind === "save")
    .map(({ cardId, country, deviceClass, at }) => ({
      userId: owners.get(cardId)!,
      event: "card.saved",
      data: { cardId, country, device: deviceClass, at: at.toISOString() },
    }));
