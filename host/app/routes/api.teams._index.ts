import { json } from "../http/body.server.ts";
import { created, endpoint } from "../http/endpoint.server.ts";
import { teamsQuery, teamCreate } from "../teams/teams.schema.ts";
import * as teams from "../teams/teams.server.ts";

export const loader = endpoint({ access: "signed-in", query: teamsQuery }, ({ user, query }) =>
  teams.list(user, query),
);

export const action = endpoint({ access: "signed-in", methods: { POST: json(teamCreate) } }, async ({ user, body }) =>
  created(await teams.create(user, body)),
);
