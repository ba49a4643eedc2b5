import { noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byId, rowId } from "../http/parse.ts";
import * as deliveries from "../webhooks/deliveries.server.ts";

const params = byId.extend({ deliveryId: rowId });

export const action = endpoint(
  { access: "signed-in", params, methods: { POST: noBody } },
  ({ user, params: { id, deliveryId } }) => deliveries.resend(user, id, deliveryId),
);
