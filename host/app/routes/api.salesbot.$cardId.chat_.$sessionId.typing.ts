import { z } from "zod";
import { noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";
import { recordVisitorTyping } from "../salesbot/person/typing.server.ts";
import { sessionOfVisitor } from "../salesbot/chat.schema.ts";

export const action = endpoint(
  {
    access: "anyone",
    cors: true,
    // Typing is not stored, so neither is a key.
    ownKeys: true,
    params: z.object({ cardId: rowId, sessionId: sessionOfVisitor }),
    methods: { POST: noBody },
  },
  ({ params: { sessionId } }) => recordVisitorTyping(sessionId),
);
