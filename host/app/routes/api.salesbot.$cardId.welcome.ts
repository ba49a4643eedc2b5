import { z } from "zod";
import { endpoint } from "../http.server.ts";
import { rowId } from "../parse.ts";
import { timeZone } from "../salesbot/salesbot.schema.ts";

export const loader = endpoint(
  { access: "anyone", cors: true, params: z.object({ cardId: rowId }), query: z.object({ timeZone: timeZone.optional().catch(undefined) }) },
  async ({ params: { cardId }, query }) => {
    const { welcome } = await import("../salesbot/chat.server.ts");
    return welcome(cardId, query.timeZone);
  });
