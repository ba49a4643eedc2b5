import { proof } from "../auth/auth.schema.ts";
import { reauthenticate, reauthenticationMethods } from "../auth/reauthentication/reauthentication.server.ts";
import { jsonBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

/** GET lists the ways to re-authenticate; POST does so by the password. */
export const loader = endpoint({ access: "signed-in", withoutFactor: true }, ({ user }) =>
  reauthenticationMethods(user),
);

export const action = endpoint(
  { access: "signed-in", methods: { POST: jsonBody(proof) }, withoutFactor: true },
  ({ user, body }) => reauthenticate(user, body.currentPassword),
);
