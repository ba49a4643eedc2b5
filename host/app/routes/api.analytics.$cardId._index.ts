import { z } from "zod";
import { analyticsQuery } from "../analytics/analytics.schema.ts";
import * as analytics from "../analytics/analytics.server.ts";
import { endpoint } from "../http.server.ts";
import { rowId } from "../parse.ts";

export const loader = endpoint({ access: "signed-in", params: z.object({ cardId: rowId }), query: analyticsQuery },
  ({ user, params: { cardId }, query }) => analytics.read(user, cardId, query));
