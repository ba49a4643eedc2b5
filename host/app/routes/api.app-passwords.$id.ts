import { z } from "zod";
import * as appPasswords from "../auth/app-passwords/app-passwords.server.ts";
import { noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";

const params = z.object({ id: rowId });

export const action = endpoint(
  { access: "signed-in", params, methods: { DELETE: noBody } },
  ({ user, params: { id } }) => appPasswords.remove(user, id),
);
