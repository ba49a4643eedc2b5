import * as domains from "../domains/domains.server.ts";
import { domainUpdate } from "../domains/domains.schema.ts";
import { jsonBody, noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byId } from "../http/parse.ts";

export const loader = endpoint({ access: "signed-in", params: byId }, ({ user, params: { id } }) =>
  domains.read(user, id),
);

export const action = endpoint(
  { access: "signed-in", params: byId, methods: { PATCH: jsonBody(domainUpdate), DELETE: noBody } },
  ({ user, params: { id }, body }) => (body ? domains.update(user, id, body) : domains.remove(user, id)),
);
