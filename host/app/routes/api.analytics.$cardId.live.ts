import { z } from "zod";
import * as analytics from "../analytics/analytics.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";

/** How many events there are, so that an open page notices new ones. */
export const loader = endpoint(
  { access: "signed-in", scope: "analytics:read", params: z.object({ cardId: rowId }) },
  ({ user, params: { cardId } }) => analytics.live(user, cardId),
);
