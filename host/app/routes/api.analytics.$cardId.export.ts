import { exportQuery } from "../analytics/analytics.schema.ts";
import { exportCsv } from "../analytics/export/export.server.ts";
import { csvResponse } from "../csv/csv-response.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byCard } from "../http/parse.ts";

export const loader = endpoint(
  { access: "signed-in", scope: "analytics:read", params: byCard, query: exportQuery },
  async ({ user, params: { cardId }, query }) => csvResponse(await exportCsv(user, cardId, query)),
);
