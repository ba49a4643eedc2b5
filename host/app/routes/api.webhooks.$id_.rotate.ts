import { noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byId } from "../http/parse.ts";
import { secretResponse } from "../http/secret-response.ts";
import * as webhooks from "../webhooks/webhooks.server.ts";

export const action = endpoint(
  { access: "signed-in", params: byId, methods: { POST: noBody } },
  async ({ user, params: { id } }) => secretResponse(await webhooks.rotate(user, id), 200),
);
