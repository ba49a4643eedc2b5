import * as appPasswords from "../auth/app-passwords/app-passwords.server.ts";
import { noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byId } from "../http/parse.ts";

export const action = endpoint(
  { access: "signed-in", params: byId, methods: { DELETE: noBody } },
  ({ user, params: { id } }) => appPasswords.remove(user, id),
);
