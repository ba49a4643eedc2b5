import { z } from "zod";
import * as domains from "../domains/domains.server.ts";
import { domainUpdate } from "../domains/domains.schema.ts";
import { json, none } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";

const params = z.object({ id: rowId });

export const loader = endpoint({ access: "signed-in", params }, ({ user, params: { id } }) => domains.read(user, id));

export const action = endpoint(
  { access: "signed-in", params, methods: { PATCH: json(domainUpdate), DELETE: none } },
  ({ user, params: { id }, body }) => (body ? domains.change(user, id, body) : domains.remove(user, id)),
);
