import { jsonBody } from "../http/body.server.ts";
import { createdResponse, endpoint } from "../http/endpoint.server.ts";
import { webhookCreate } from "../webhooks/webhooks.schema.ts";
import * as webhooks from "../webhooks/webhooks.server.ts";

export const loader = endpoint({ access: "signed-in" }, async ({ user }) => ({ items: await webhooks.list(user) }));

export const action = endpoint(
  { access: "signed-in", methods: { POST: jsonBody(webhookCreate) } },
  async ({ user, body }) => createdResponse(await webhooks.create(user, body)),
);
