import { keyUpdate } from "../auth/keys/keys.schema.ts";
import * as keys from "../auth/keys/keys.server.ts";
import { jsonBody, noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byId } from "../http/parse.ts";

export const action = endpoint(
  { access: "signed-in", params: byId, methods: { PATCH: jsonBody(keyUpdate), DELETE: noBody } },
  ({ user, params: { id }, body }) => (body ? keys.update(user, id, body) : keys.remove(user, id)),
);
