import { jsonBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byId } from "../http/parse.ts";
import { teamDeletion, teamUpdate } from "../teams/teams.schema.ts";
import * as teams from "../teams/teams.server.ts";

export const loader = endpoint({ access: "signed-in", scope: "team:read", params: byId }, ({ user, params: { id } }) =>
  teams.read(user, id),
);

export const action = endpoint(
  {
    access: "signed-in",
    scope: "team:write",
    params: byId,
    methods: { PATCH: jsonBody(teamUpdate), DELETE: jsonBody(teamDeletion) },
  },
  ({ user, params: { id }, body }) => ("cards" in body ? teams.remove(user, id, body) : teams.update(user, id, body)),
);
