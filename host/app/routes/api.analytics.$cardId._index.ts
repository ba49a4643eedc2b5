import { analyticsQuery } from "../analytics/analytics.schema.ts";
import * as analytics from "../analytics/analytics.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byCard } from "../http/parse.ts";

export const loader = endpoint(
  { access: "signed-in", scope: "analytics:read", params: byCard, query: analyticsQuery },
  ({ user, params: { cardId }, query }) => analytics.read(user, cardId, query),
);
