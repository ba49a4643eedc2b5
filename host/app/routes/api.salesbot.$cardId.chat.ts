import { jsonBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byCard } from "../http/parse.ts";
import { eventStream } from "../salesbot/event-stream.server.ts";
import { chatRequest } from "../salesbot/chat.schema.ts";
import { visitorOf } from "../events/visit.server.ts";
import { localeOfSentences } from "../languages/account-language.server.ts";

/** Whole as JSON, or in pieces with `Accept: text/event-stream`. */
export const action = endpoint(
  {
    access: "anyone",
    cors: true,
    ownKeys: true,
    limit: "chat",
    params: byCard,
    methods: { POST: jsonBody(chatRequest) },
  },
  async ({ request, user, params: { cardId }, body, clientAddress, signal }) => {
    const [{ chat }, { getActiveAssistant }] = await Promise.all([
      import("../salesbot/chat.server.ts"),
      import("../salesbot/active-assistant.server.ts"),
    ]);
    const bot = await getActiveAssistant(cardId);
    const caller = {
      actor: user,
      visitor: visitorOf(request, clientAddress),
      clientAddress,
      signal,
      languages: request.headers.get("accept-language"),
    };
    const key = request.headers.get("idempotency-key");
    const message = {
      ...body,
      messageId: body.messageId ?? (key && /^[\x21-\x7e]{16,100}$/.test(key) ? key : undefined),
    };
    if (!request.headers.get("accept")?.includes("text/event-stream")) return chat(bot, message, caller);
    return eventStream(localeOfSentences(request), (onText) => chat(bot, message, { ...caller, onText }));
  },
);
