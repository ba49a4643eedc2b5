import { json } from "../body.server.ts";
import { answerEvent, sentKey } from "../events/answer.server.ts";
import { saveBody } from "../events/event.schema.ts";
import { record } from "../events/record.server.ts";
import { visitOf } from "../events/visit.server.ts";
import { endpoint } from "../http.server.ts";

export const action = endpoint({ access: "anyone", cors: true, limit: "event", methods: { POST: json(saveBody) } }, async (call) => {
  const visit = await visitOf(call, { ...call.body, key: sentKey(call.request, call.body.key) });
  return answerEvent(await record({ ...visit, kind: "save", cardId: call.body.cardId }));
});
