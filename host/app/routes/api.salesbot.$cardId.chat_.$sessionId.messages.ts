import { endpoint } from "../http/endpoint.server.ts";
import { byCard } from "../http/parse.ts";
import { followQuery, sessionOfVisitor } from "../salesbot/chat.schema.ts";

/** Content of the event stream, for clients whose streams break. */
export const loader = endpoint(
  { access: "anyone", cors: true, params: byCard.extend({ sessionId: sessionOfVisitor }), query: followQuery },
  async ({ params: { cardId, sessionId }, query }) => {
    const { visitorMessages } = await import("../salesbot/person/follow.server.ts");
    return visitorMessages(cardId, sessionId, query.after ?? 0);
  },
);
