import { endpoint } from "../http/endpoint.server.ts";
import { byId } from "../http/parse.ts";
import * as members from "../teams/members/members.server.ts";
import { membersQuery } from "../teams/teams.schema.ts";

export const loader = endpoint(
  { access: "signed-in", scope: "team:read", params: byId, query: membersQuery },
  ({ user, params: { id }, query }) => members.list(user, id, query),
);
