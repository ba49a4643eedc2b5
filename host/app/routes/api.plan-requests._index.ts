import { jsonBody } from "../http/body.server.ts";
import { createdResponse, endpoint } from "../http/endpoint.server.ts";
import { planRequest, planRequestsQuery } from "../plans/plans.schema.ts";
import * as planRequests from "../plans/requests/plan-requests.server.ts";

export const loader = endpoint({ access: "signed-in", query: planRequestsQuery }, ({ user, query }) =>
  planRequests.list(user, query),
);

export const action = endpoint(
  { access: "signed-in", methods: { POST: jsonBody(planRequest) } },
  async ({ user, body, clientAddress }) =>
    createdResponse(await planRequests.requestPlan(user, body.plan, clientAddress)),
);
