import { jsonBody } from "../http/body.server.ts";
import { createdResponse, endpoint } from "../http/endpoint.server.ts";
import { byCard, rowId } from "../http/parse.ts";
import { unansweredAnswer } from "../salesbot/salesbot.schema.ts";

export const action = endpoint(
  {
    access: "signed-in",
    scope: "inbox:write",
    params: byCard.extend({ id: rowId }),
    methods: { POST: jsonBody(unansweredAnswer) },
  },
  async ({ user, params: { cardId, id }, body }) => {
    const { answer } = await import("../salesbot/unanswered.server.ts");
    return createdResponse(await answer(user, cardId, id, body.answer));
  },
);
