import { jsonBody, noBody } from "../http/body.server.ts";
import { cardUpdate } from "../cards/card.schema.ts";
import { deleteCard } from "../cards/delete-card.server.ts";
import * as cards from "../cards/cards.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byId } from "../http/parse.ts";

export const loader = endpoint({ access: "signed-in", scope: "cards:read", params: byId }, ({ user, params: { id } }) =>
  cards.read(user, id),
);

export const action = endpoint(
  { access: "signed-in", scope: "cards:write", params: byId, methods: { PUT: jsonBody(cardUpdate), DELETE: noBody } },
  ({ user, params: { id }, body }) => (body ? cards.update(user, id, body) : deleteCard(user, id)),
);
