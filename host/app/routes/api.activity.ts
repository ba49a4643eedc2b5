import { activityQuery } from "../activity/activity.schema.ts";
import * as activity from "../activity/activity.server.ts";
import { csvResponse } from "../csv/csv-response.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

export const loader = endpoint({ access: "signed-in", query: activityQuery }, async ({ user, query }) =>
  query.format === "csv" ? csvResponse(await activity.exportCsv(user, query)) : activity.list(user, query),
);
