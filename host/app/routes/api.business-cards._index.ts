import { jsonBody } from "../http/body.server.ts";
import { cardCreate } from "../cards/card.schema.ts";
import * as cards from "../cards/cards.server.ts";
import { ownCards } from "../cards/own-cards.server.ts";
import { jsonList } from "../http/json-list.server.ts";
import { createdResponse, endpoint } from "../http/endpoint.server.ts";

export const loader = endpoint({ access: "signed-in", scope: "cards:read" }, async ({ user, request }) =>
  jsonList(request, ownCards(user.id)),
);

export const action = endpoint(
  { access: "signed-in", scope: "cards:write", methods: { POST: jsonBody(cardCreate) } },
  async ({ user, body }) => createdResponse(await cards.create(user, body)),
);
