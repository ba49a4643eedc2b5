import { noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byId } from "../http/parse.ts";
import { recordPersonTyping } from "../salesbot/person/typing.server.ts";

export const action = endpoint(
  { access: "signed-in", params: byId, methods: { POST: noBody } },
  ({ user, params: { id } }) => recordPersonTyping(user, id),
);
