import { z } from "zod";
import { analyticsQuery } from "../analytics/analytics.schema.ts";
import * as analytics from "../analytics/analytics.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";

export const loader = endpoint(
  { access: "signed-in", scope: "analytics:read", params: z.object({ cardId: rowId }), query: analyticsQuery },
  ({ user, params: { cardId }, query }) => analytics.read(user, cardId, query),
);
