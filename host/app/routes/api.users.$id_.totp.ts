import { noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byId } from "../http/parse.ts";
import { resetFactor } from "../users/reset-factor.server.ts";

/** Removes the second factor of a user who has lost it. */
export const action = endpoint(
  { access: "signed-in", params: byId, methods: { DELETE: noBody } },
  ({ user, params: { id } }) => resetFactor(user, id),
);
