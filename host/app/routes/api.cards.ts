import * as allCards from "../all-cards/all-cards.server.ts";
import { allCardsQuery } from "../all-cards/all-cards.schema.ts";
import { endpoint } from "../http/endpoint.server.ts";

export const loader = endpoint({ access: "signed-in", query: allCardsQuery }, ({ user, query }) =>
  allCards.list(user, query),
);
