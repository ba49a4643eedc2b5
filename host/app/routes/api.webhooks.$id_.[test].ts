import { z } from "zod";
import { noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";
import * as deliveries from "../webhooks/deliveries.server.ts";

const params = z.object({ id: rowId });

export const action = endpoint({ access: "signed-in", params, methods: { POST: noBody } }, ({ user, params: { id } }) =>
  deliveries.sendTest(user, id),
);
