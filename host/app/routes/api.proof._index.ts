import { proof } from "../auth/auth.schema.ts";
import { prove, waysToProve } from "../auth/proof/proof.server.ts";
import { json } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

/** How to show that it is oneself, and doing so by the password. */
export const loader = endpoint({ access: "signed-in", withoutFactor: true }, ({ user }) => waysToProve(user));

export const action = endpoint(
  { access: "signed-in", methods: { POST: json(proof) }, withoutFactor: true },
  ({ user, body }) => prove(user, body.currentPassword),
);
