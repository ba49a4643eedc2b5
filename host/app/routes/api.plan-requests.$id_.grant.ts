import { noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byId } from "../http/parse.ts";
import * as planRequests from "../plans/requests/plan-requests.server.ts";

export const action = endpoint(
  { access: "signed-in", params: byId, methods: { POST: noBody } },
  ({ user, params: { id } }) => planRequests.grant(user, id),
);
