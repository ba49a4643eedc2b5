import { jsonBody } from "../http/body.server.ts";
import { eventResponse, idempotencyKey } from "../events/answer.server.ts";
import { saveBody } from "../events/event.schema.ts";
import { record } from "../events/record.server.ts";
import { asksForPrivacy, visitOf } from "../events/visit.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

/** A visitor who saves the same contact again today has it once: the repetition is answered with the first one's id. */
export const action = endpoint(
  { access: "anyone", cors: true, ownKeys: true, limit: "event", methods: { POST: jsonBody(saveBody) } },
  async (call) => {
    const { cardId } = call.body;
    const visit = await visitOf(call, call.body);
    const key =
      idempotencyKey(call.request, call.body.key) ?? (visit.visitorHash && `save ${cardId} ${visit.visitorHash}`);
    const campaign = asksForPrivacy(call.request.headers) ? null : call.body.campaign;
    return eventResponse(await record({ ...visit, key, kind: "save", cardId, campaign }));
  },
);
