import { proof } from "../auth/auth.schema.ts";
import { creationOptions } from "../auth/passkeys/passkeys.server.ts";
import { jsonBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

export const action = endpoint(
  { access: "signed-in", methods: { POST: jsonBody(proof) }, limit: "passkey" },
  ({ request, user, body }) => creationOptions(request, user, body.currentPassword),
);
