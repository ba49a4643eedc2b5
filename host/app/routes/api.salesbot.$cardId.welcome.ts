import { z } from "zod";
import { endpoint } from "../http/endpoint.server.ts";
import { byCard } from "../http/parse.ts";
import { timeZone } from "../salesbot/salesbot.schema.ts";

export const loader = endpoint(
  {
    access: "anyone",
    cors: true,
    params: byCard,
    query: z.object({
      timeZone: timeZone.optional().catch(undefined),
      locale: z.string().max(35).optional().catch(undefined),
    }),
  },
  async ({ params: { cardId }, query, request }) => {
    const { welcome } = await import("../salesbot/chat.server.ts");
    return welcome(cardId, query.timeZone, query.locale ?? request.headers.get("accept-language"));
  },
);
