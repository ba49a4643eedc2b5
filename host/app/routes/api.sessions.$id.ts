import { z } from "zod";
import { endOne } from "../auth/sessions.server.ts";
import { none } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";

const params = z.object({ id: rowId });

export const action = endpoint({ access: "signed-in", params, methods: { DELETE: none } }, ({ user, params: { id } }) =>
  endOne(user, id),
);
