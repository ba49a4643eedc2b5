import { endpoint } from "../http/endpoint.server.ts";
import { byCard } from "../http/parse.ts";
import { followQuery, sessionOfVisitor } from "../salesbot/chat.schema.ts";

/** A visitor's conversation as it goes on; the session id is what only its visitor has. */
export const loader = endpoint(
  { access: "anyone", cors: true, params: byCard.extend({ sessionId: sessionOfVisitor }), query: followQuery },
  async ({ request, params: { cardId, sessionId }, query, clientAddress, signal, holdOpen }) => {
    const { visitorStream } = await import("../salesbot/person/follow.server.ts");
    // A browser that comes back names the last message it has by the header.
    const last = followQuery.safeParse({ after: request.headers.get("last-event-id") ?? undefined }).data;
    return visitorStream(cardId, sessionId, last?.after ?? query.after ?? 0, { clientAddress, signal, holdOpen });
  },
);
