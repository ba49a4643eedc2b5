import { jsonBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byCard } from "../http/parse.ts";
import { trialRequest } from "../salesbot/chat.schema.ts";

/** The owner talks to the assistant as it would be with settings that are not saved. */
export const action = endpoint(
  { access: "signed-in", limit: "chat", params: byCard, methods: { POST: jsonBody(trialRequest) } },
  async ({ user, params: { cardId }, body }) => {
    const { answerTrial: rehearse } = await import("../salesbot/chat.server.ts");
    return rehearse(user, cardId, body);
  },
);
