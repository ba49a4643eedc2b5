import { jsonBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byId, rowId } from "../http/parse.ts";
import * as members from "../teams/members/members.server.ts";
import { memberRemoval, memberUpdate } from "../teams/teams.schema.ts";

const params = byId.extend({ userId: rowId });

export const action = endpoint(
  {
    access: "signed-in",
    scope: "team:write",
    params,
    methods: { PATCH: jsonBody(memberUpdate), DELETE: jsonBody(memberRemoval) },
  },
  ({ user, params: { id, userId }, body }) =>
    "role" in body ? members.changeRole(user, id, userId, body.role) : members.remove(user, id, userId, body),
);
