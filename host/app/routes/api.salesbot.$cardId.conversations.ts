import { csvResponse } from "../csv/csv-response.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { listResponse } from "../http/paging.server.ts";
import { byCard } from "../http/parse.ts";
import * as conversations from "../salesbot/conversations.server.ts";
import { conversationQuery } from "../salesbot/salesbot.schema.ts";

export const loader = endpoint(
  { access: "signed-in", scope: "inbox:read", params: byCard, query: conversationQuery },
  async ({ user, params: { cardId }, query, request }) =>
    query.format === "csv"
      ? csvResponse(await conversations.exportCsv(user, cardId, query))
      : listResponse(await conversations.list(user, cardId, query), request, "cursor"),
);
