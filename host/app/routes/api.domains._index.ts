import * as domains from "../domains/domains.server.ts";
import { domainCreate, domainsQuery } from "../domains/domains.schema.ts";
import { jsonBody } from "../http/body.server.ts";
import { createdResponse, endpoint } from "../http/endpoint.server.ts";

export const loader = endpoint({ access: "signed-in", query: domainsQuery }, ({ user, query }) =>
  domains.list(user, query),
);

export const action = endpoint(
  { access: "signed-in", methods: { POST: jsonBody(domainCreate) } },
  async ({ user, body }) => createdResponse(await domains.add(user, body)),
);
