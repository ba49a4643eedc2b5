import { endpoint } from "../http/endpoint.server.ts";
import { conversationsResponse } from "../salesbot/conversations-answer.server.ts";
import * as conversations from "../salesbot/conversations.server.ts";
import { conversationQuery } from "../salesbot/salesbot.schema.ts";

/** Over all cards of the signed-in user. */
export const loader = endpoint({ access: "signed-in", query: conversationQuery }, async ({ user, query }) =>
  conversationsResponse(query.format, {
    json: () => conversations.listAll(user, query),
    csv: () => conversations.exportCsv(user, undefined, query),
  }),
);
