import { profileUpdate } from "../account/account.schema.ts";
import { updateProfile } from "../account/account.server.ts";
import { jsonBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byId } from "../http/parse.ts";
import { memberRemoval } from "../teams/teams.schema.ts";
import { remove } from "../users/deletion.server.ts";
import { userUpdate } from "../users/users.schema.ts";
import * as users from "../users/users.server.ts";

const methods = { PUT: jsonBody(profileUpdate), PATCH: jsonBody(userUpdate), DELETE: jsonBody(memberRemoval) };

/** PUT is for oneself, PATCH and DELETE are the administrator's. */
export const action = endpoint(
  { access: "signed-in", params: byId, methods },
  ({ user, params: { id }, method, body, clientAddress }) => {
    if ("cards" in body) return remove(user, id, body);
    return method === "PUT"
      ? updateProfile(user, id, body, clientAddress)
      : users.update(user, id, body, clientAddress);
  },
);
