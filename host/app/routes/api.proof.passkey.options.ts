import { proofOptions } from "../auth/passkeys/proof.server.ts";
import { noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

export const action = endpoint(
  { access: "signed-in", methods: { POST: noBody }, limit: "passkey", withoutFactor: true },
  ({ request, user }) => proofOptions(request, user),
);
