import { z } from "zod";
import { endpoint } from "../http.server.ts";
import { rowId } from "../parse.ts";
import { welcome } from "../salesbot/chat.server.ts";
import { timeZone } from "../salesbot/salesbot.schema.ts";

export const loader = endpoint(
  { access: "anyone", cors: true, params: z.object({ cardId: rowId }), query: z.object({ timeZone: timeZone.optional().catch(undefined) }) },
  ({ params: { cardId }, query }) => welcome(cardId, query.timeZone));
