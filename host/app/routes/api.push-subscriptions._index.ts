import { jsonBody } from "../http/body.server.ts";
import { createdResponse, endpoint } from "../http/endpoint.server.ts";
import { pushSubscription } from "../push/push.schema.ts";
import * as subscriptions from "../push/subscriptions.server.ts";

export const loader = endpoint({ access: "signed-in" }, ({ user }) => subscriptions.list(user));

export const action = endpoint(
  { access: "signed-in", methods: { POST: jsonBody(pushSubscription) } },
  async ({ user, body }) => createdResponse(await subscriptions.create(user, body)),
);
