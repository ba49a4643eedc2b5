import { z } from "zod";
import { noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";
import { secretResponse } from "../http/secret-response.ts";
import * as webhooks from "../webhooks/webhooks.server.ts";

const params = z.object({ id: rowId });

export const action = endpoint(
  { access: "signed-in", params, methods: { POST: noBody } },
  async ({ user, params: { id } }) => secretResponse(await webhooks.rotate(user, id), 200),
);
