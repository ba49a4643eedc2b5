import { z } from "zod";
import { slugsOfCard, slugsOfUser } from "../cards/card-slugs.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";

const query = z.union(
  [z.object({ card: rowId }), z.object({ user: rowId })],
  "Add ?card=7 or ?user=7 to say whose addresses you want",
);

/** Which addresses, and so which printed codes, end with a card or with all cards of a user. */
export const loader = endpoint({ access: "signed-in", query }, ({ user, query }) =>
  "card" in query ? slugsOfCard(user, query.card) : slugsOfUser(user, query.user),
);
