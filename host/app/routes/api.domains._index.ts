import * as domains from "../domains/domains.server.ts";
import { domainCreate, domainsQuery } from "../domains/domains.schema.ts";
import { json } from "../http/body.server.ts";
import { created, endpoint } from "../http/endpoint.server.ts";

export const loader = endpoint({ access: "signed-in", query: domainsQuery }, ({ user, query }) =>
  domains.list(user, query),
);

export const action = endpoint({ access: "signed-in", methods: { POST: json(domainCreate) } }, async ({ user, body }) =>
  created(await domains.add(user, body)),
);
