import { proof } from "../auth/auth.schema.ts";
import { passkeyRename } from "../auth/passkeys/passkey.schema.ts";
import * as passkeys from "../auth/passkeys/passkeys.server.ts";
import { jsonBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byId } from "../http/parse.ts";

export const action = endpoint(
  { access: "signed-in", params: byId, methods: { PATCH: jsonBody(passkeyRename), DELETE: jsonBody(proof) } },
  ({ user, params: { id }, body }) =>
    "name" in body ? passkeys.rename(user, id, body.name) : passkeys.remove(user, id, body.currentPassword),
);
