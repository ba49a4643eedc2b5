import { z } from "zod";
import { jsonBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byCard } from "../http/parse.ts";
import * as salesbot from "../salesbot/config.server.ts";
import { salesbotUpdate } from "../salesbot/salesbot.schema.ts";

export const loader = endpoint(
  {
    access: "anyone",
    scope: "cards:read",
    cors: true,
    params: byCard,
    query: z.object({ public: z.string().max(10).optional() }),
  },
  ({ user, params: { cardId }, query }) => salesbot.read(user, cardId, query.public === "true"),
);

export const action = endpoint(
  { access: "signed-in", scope: "cards:write", params: byCard, methods: { POST: jsonBody(salesbotUpdate) } },
  ({ user, params: { cardId }, body }) => salesbot.update(user, cardId, body),
);
