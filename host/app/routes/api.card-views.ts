import { jsonBody } from "../http/body.server.ts";
import { eventResponse, idempotencyKey } from "../events/answer.server.ts";
import { viewBody } from "../events/event.schema.ts";
import { record } from "../events/record.server.ts";
import { referrerHost, sourceOf } from "../events/source.ts";
import { asksForPrivacy, visitOf } from "../events/visit.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

/** A view; or, on leaving, how long it lasted. */
export const action = endpoint(
  { access: "anyone", cors: true, ownKeys: true, limit: "event", methods: { POST: jsonBody(viewBody) } },
  async (call) => {
    const { body, request } = call;
    if ("viewId" in body) return eventResponse(await record({ kind: "completion", ...body }));
    const visit = await visitOf(call, { ...body, key: idempotencyKey(request, body.key) });
    return eventResponse(
      await record({
        ...visit,
        kind: "view",
        cardId: body.cardId,
        source: sourceOf(body.source ?? undefined),
        campaign: asksForPrivacy(request.headers) ? null : body.campaign,
        referrer: asksForPrivacy(request.headers)
          ? null
          : referrerHost(body.referrer ?? undefined, new URL(request.url).hostname),
      }),
    );
  },
);
