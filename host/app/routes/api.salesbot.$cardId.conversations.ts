import { z } from "zod";
import { endpoint } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";
import { conversationsResponse } from "../salesbot/conversations-answer.server.ts";
import * as conversations from "../salesbot/conversations.server.ts";
import { conversationQuery } from "../salesbot/salesbot.schema.ts";

export const loader = endpoint(
  { access: "signed-in", params: z.object({ cardId: rowId }), query: conversationQuery },
  async ({ user, params: { cardId }, query }) =>
    conversationsResponse(query.format, {
      json: () => conversations.list(user, cardId, query),
      csv: () => conversations.exportCsv(user, cardId, query),
    }),
);
