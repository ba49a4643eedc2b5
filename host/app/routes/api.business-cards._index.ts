import { json } from "../http/body.server.ts";
import { cardCreate } from "../cards/card.schema.ts";
import * as cards from "../cards/cards.server.ts";
import { created, endpoint } from "../http/endpoint.server.ts";

export const loader = endpoint({ access: "signed-in" }, ({ user }) => cards.list(user));

export const action = endpoint({ access: "signed-in", methods: { POST: json(cardCreate) } }, async ({ user, body }) =>
  created(await cards.create(user, body)),
);
