import * as analytics from "../analytics/analytics.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byCard } from "../http/parse.ts";

/** How many events there are, so that an open page notices new ones. */
export const loader = endpoint(
  { access: "signed-in", scope: "analytics:read", params: byCard },
  ({ user, params: { cardId } }) => analytics.live(user, cardId),
);
