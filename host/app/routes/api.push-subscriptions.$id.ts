import { noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byId } from "../http/parse.ts";
import * as subscriptions from "../push/subscriptions.server.ts";

export const action = endpoint(
  { access: "signed-in", params: byId, methods: { DELETE: noBody } },
  ({ user, params: { id } }) => subscriptions.remove(user, id),
);
