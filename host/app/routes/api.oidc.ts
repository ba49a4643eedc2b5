import { proof } from "../auth/auth.schema.ts";
import { unlink } from "../auth/oidc/unlink.server.ts";
import { jsonBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

/** Disconnects one's account from the provider of single sign-on. */
export const action = endpoint({ access: "signed-in", methods: { DELETE: jsonBody(proof) } }, ({ user, body }) =>
  unlink(user, body.currentPassword),
);
