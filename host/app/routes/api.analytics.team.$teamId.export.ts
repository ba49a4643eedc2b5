import { analyticsQuery } from "../analytics/analytics.schema.ts";
import { exportTeam } from "../analytics/team.server.ts";
import { csvResponse } from "../csv/csv-response.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byTeam } from "../http/parse.ts";

export const loader = endpoint(
  { access: "signed-in", scope: "analytics:read", params: byTeam, query: analyticsQuery },
  async ({ user, params: { teamId }, query }) => csvResponse(await exportTeam(user, teamId, query)),
);
