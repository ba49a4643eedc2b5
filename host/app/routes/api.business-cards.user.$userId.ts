import * as cards from "../cards/cards.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byUser } from "../http/parse.ts";

export const loader = endpoint({ access: "signed-in", params: byUser }, ({ user, params: { userId } }) =>
  cards.listForUser(user, userId),
);
