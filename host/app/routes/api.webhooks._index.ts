import { jsonBody } from "../http/body.server.ts";
import { pageQuery } from "../http/cursor.ts";
import { createdResponse, endpoint } from "../http/endpoint.server.ts";
import { webhookCreate } from "../webhooks/webhooks.schema.ts";
import * as webhooks from "../webhooks/webhooks.server.ts";

export const loader = endpoint({ access: "signed-in", query: pageQuery }, ({ user, query }) =>
  webhooks.list(user, query),
);

export const action = endpoint(
  { access: "signed-in", methods: { POST: jsonBody(webhookCreate) } },
  async ({ user, body }) => createdResponse(await webhooks.create(user, body)),
);
