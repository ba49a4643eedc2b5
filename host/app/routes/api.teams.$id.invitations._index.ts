import { jsonBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byId } from "../http/parse.ts";
import * as open from "../teams/invitations/invitations.server.ts";
import { invitations, invitationsQuery } from "../teams/teams.schema.ts";

export const loader = endpoint(
  { access: "signed-in", scope: "team:read", params: byId, query: invitationsQuery },
  ({ user, params: { id }, query }) => open.list(user, id, query),
);

export const action = endpoint(
  { access: "signed-in", scope: "team:write", params: byId, methods: { POST: jsonBody(invitations) } },
  ({ user, params: { id }, body }) => open.invite(user, id, body),
);
