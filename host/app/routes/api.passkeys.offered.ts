import { recordPasskeyOffer } from "../auth/passkeys/passkeys.server.ts";
import { noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

/** A passkey was offered after a sign-in: that is done once. */
export const action = endpoint({ access: "signed-in", methods: { POST: noBody } }, ({ user }) =>
  recordPasskeyOffer(user),
);
