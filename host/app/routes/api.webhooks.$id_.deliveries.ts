import { z } from "zod";
import { endpoint } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";
import * as deliveries from "../webhooks/deliveries.server.ts";
import { deliveriesQuery } from "../webhooks/webhooks.schema.ts";

const params = z.object({ id: rowId });

export const loader = endpoint(
  { access: "signed-in", params, query: deliveriesQuery },
  ({ user, params: { id }, query }) => deliveries.list(user, id, query),
);
