import { jsonBody, noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byId } from "../http/parse.ts";
import { webhookUpdate } from "../webhooks/webhooks.schema.ts";
import * as webhooks from "../webhooks/webhooks.server.ts";

export const action = endpoint(
  { access: "signed-in", params: byId, methods: { PATCH: jsonBody(webhookUpdate), DELETE: noBody } },
  ({ user, params: { id }, body }) => (body ? webhooks.update(user, id, body) : webhooks.remove(user, id)),
);
