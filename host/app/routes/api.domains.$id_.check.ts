import { z } from "zod";
import * as domains from "../domains/domains.server.ts";
import { noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";

const params = z.object({ id: rowId });

export const action = endpoint({ access: "signed-in", params, methods: { POST: noBody } }, ({ user, params: { id } }) =>
  domains.check(user, id),
);
