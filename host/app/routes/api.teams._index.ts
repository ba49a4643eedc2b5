import { jsonBody } from "../http/body.server.ts";
import { createdResponse, endpoint } from "../http/endpoint.server.ts";
import { teamsQuery, teamCreate } from "../teams/teams.schema.ts";
import * as teams from "../teams/teams.server.ts";

export const loader = endpoint({ access: "signed-in", scope: "team:read", query: teamsQuery }, ({ user, query }) =>
  teams.list(user, query),
);

export const action = endpoint(
  { access: "signed-in", scope: "team:write", methods: { POST: jsonBody(teamCreate) } },
  async ({ user, body }) => createdResponse(await teams.create(user, body)),
);
