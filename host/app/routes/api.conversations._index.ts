import { csvResponse } from "../csv/csv-response.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { listResponse } from "../http/paging.server.ts";
import * as conversations from "../salesbot/conversations.server.ts";
import { conversationQuery } from "../salesbot/salesbot.schema.ts";

/** Over all cards of the signed-in user. */
export const loader = endpoint(
  { access: "signed-in", scope: "inbox:read", query: conversationQuery },
  async ({ user, query, request }) =>
    query.format === "csv"
      ? csvResponse(await conversations.exportCsv(user, undefined, query))
      : listResponse(await conversations.listAll(user, query), request, "cursor"),
);
