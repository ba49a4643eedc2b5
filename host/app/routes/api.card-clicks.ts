import { jsonBody } from "../http/body.server.ts";
import { eventResponse, idempotencyKey } from "../events/answer.server.ts";
import { clickBody } from "../events/event.schema.ts";
import { record } from "../events/record.server.ts";
import { visitOf } from "../events/visit.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

export const action = endpoint(
  { access: "anyone", cors: true, ownKeys: true, limit: "event", methods: { POST: jsonBody(clickBody) } },
  async (call) => {
    const { cardId, linkType, linkId } = call.body;
    const visit = await visitOf(call, { ...call.body, key: idempotencyKey(call.request, call.body.key) });
    return eventResponse(await record({ ...visit, kind: "click", cardId, linkType, linkId }));
  },
);
