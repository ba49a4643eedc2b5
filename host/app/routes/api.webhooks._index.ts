import { jsonBody } from "../http/body.server.ts";
import { pageQuery } from "../http/cursor.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { secretResponse } from "../http/secret-response.ts";
import { webhookCreate } from "../webhooks/webhooks.schema.ts";
import * as webhooks from "../webhooks/webhooks.server.ts";

export const loader = endpoint({ access: "signed-in", query: pageQuery }, ({ user, query }) =>
  webhooks.list(user, query),
);

export const action = endpoint(
  { access: "signed-in", methods: { POST: jsonBody(webhookCreate) } },
  async ({ user, body }) => secretResponse(await webhooks.create(user, body)),
);
