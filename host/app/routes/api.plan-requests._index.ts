import { json } from "../http/body.server.ts";
import { created, endpoint } from "../http/endpoint.server.ts";
import { planRequest, planRequestsQuery } from "../plans/plans.schema.ts";
import * as planRequests from "../plans/plan-requests.server.ts";

export const loader = endpoint({ access: "signed-in", query: planRequestsQuery }, ({ user, query }) =>
  planRequests.list(user, query),
);

export const action = endpoint({ access: "signed-in", methods: { POST: json(planRequest) } }, async ({ user, body }) =>
  created(await planRequests.ask(user, body.plan)),
);
