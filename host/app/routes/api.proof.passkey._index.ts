import { passkeyAnswer } from "../auth/passkeys/passkey.schema.ts";
import { proveByPasskey } from "../auth/passkeys/proof.server.ts";
import { jsonBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

export const action = endpoint(
  { access: "signed-in", methods: { POST: jsonBody(passkeyAnswer) }, limit: "passkey", withoutFactor: true },
  ({ request, user, body }) => proveByPasskey(request, user, body),
);
