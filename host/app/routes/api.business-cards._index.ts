import { jsonBody } from "../http/body.server.ts";
import { cardCreate } from "../cards/card.schema.ts";
import * as cards from "../cards/cards.server.ts";
import { createdResponse, endpoint } from "../http/endpoint.server.ts";

export const loader = endpoint({ access: "signed-in", scope: "cards:read" }, ({ user }) => cards.list(user));

export const action = endpoint(
  { access: "signed-in", scope: "cards:write", methods: { POST: jsonBody(cardCreate) } },
  async ({ user, body }) => createdResponse(await cards.create(user, body)),
);
