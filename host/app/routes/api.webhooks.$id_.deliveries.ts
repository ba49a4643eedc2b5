import { endpoint } from "../http/endpoint.server.ts";
import { byId } from "../http/parse.ts";
import * as deliveries from "../webhooks/deliveries.server.ts";
import { deliveriesQuery } from "../webhooks/webhooks.schema.ts";

export const loader = endpoint(
  { access: "signed-in", params: byId, query: deliveriesQuery },
  ({ user, params: { id }, query }) => deliveries.list(user, id, query),
);
