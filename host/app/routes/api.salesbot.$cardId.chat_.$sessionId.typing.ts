import { noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byCard } from "../http/parse.ts";
import { recordVisitorTyping } from "../salesbot/person/typing.server.ts";
import { sessionOfVisitor } from "../salesbot/chat.schema.ts";

export const action = endpoint(
  {
    access: "anyone",
    cors: true,
    // Typing is not stored, so neither is a key.
    ownKeys: true,
    params: byCard.extend({ sessionId: sessionOfVisitor }),
    methods: { POST: noBody },
  },
  ({ params: { sessionId } }) => recordVisitorTyping(sessionId),
);
