import { endpoint } from "../http/endpoint.server.ts";
import { byCard } from "../http/parse.ts";
import { unansweredQuery } from "../salesbot/salesbot.schema.ts";

export const loader = endpoint(
  { access: "signed-in", scope: "inbox:read", params: byCard, query: unansweredQuery },
  async ({ user, params: { cardId }, query }) => {
    const { list } = await import("../salesbot/unanswered.server.ts");
    return list(user, cardId, query);
  },
);
