import { jsonBody } from "../http/body.server.ts";
import { createdResponse, endpoint } from "../http/endpoint.server.ts";
import { readKey } from "../http/idempotency.server.ts";
import { byId } from "../http/parse.ts";
import { sendMessage } from "../salesbot/person/transitions.server.ts";
import { personMessage } from "../salesbot/chat.schema.ts";

export const action = endpoint(
  {
    access: "signed-in",
    scope: "inbox:write",
    ownKeys: true,
    params: byId,
    methods: { POST: jsonBody(personMessage) },
  },
  async ({ request, user, params: { id }, body: { text } }) =>
    createdResponse(await sendMessage(user, id, text, readKey(request))),
);
