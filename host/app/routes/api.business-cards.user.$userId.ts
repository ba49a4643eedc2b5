import { listForUser } from "../cards/own-cards.server.ts";
import { jsonList } from "../http/json-list.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byUser } from "../http/parse.ts";

export const loader = endpoint({ access: "signed-in", params: byUser }, async ({ user, params: { userId }, request }) =>
  jsonList(request, listForUser(user, userId)),
);
