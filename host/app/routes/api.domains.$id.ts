import { z } from "zod";
import * as domains from "../domains/domains.server.ts";
import { domainUpdate } from "../domains/domains.schema.ts";
import { jsonBody, noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";

const params = z.object({ id: rowId });

export const loader = endpoint({ access: "signed-in", params }, ({ user, params: { id } }) => domains.read(user, id));

export const action = endpoint(
  { access: "signed-in", params, methods: { PATCH: jsonBody(domainUpdate), DELETE: noBody } },
  ({ user, params: { id }, body }) => (body ? domains.update(user, id, body) : domains.remove(user, id)),
);
