import { z } from "zod";
import { json } from "../http/body.server.ts";
import { created, endpoint } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";
import { unansweredAnswer } from "../salesbot/salesbot.schema.ts";

export const action = endpoint(
  {
    access: "signed-in",
    params: z.object({ cardId: rowId, id: rowId }),
    methods: { POST: json(unansweredAnswer) },
  },
  async ({ user, params: { cardId, id }, body }) => {
    const { answer } = await import("../salesbot/unanswered.server.ts");
    return created(await answer(user, cardId, id, body.answer));
  },
);
