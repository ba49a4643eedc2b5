import { analyticsQuery } from "../analytics/analytics.schema.ts";
import { readTeam } from "../analytics/team.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byTeam } from "../http/parse.ts";

export const loader = endpoint(
  { access: "signed-in", scope: "analytics:read", params: byTeam, query: analyticsQuery },
  ({ user, params: { teamId }, query }) => readTeam(user, teamId, query),
);
