import { z } from "zod";
import { noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";
import { releaseConversation } from "../salesbot/person/transitions.server.ts";

export const action = endpoint(
  { access: "signed-in", params: z.object({ id: rowId }), methods: { POST: noBody } },
  ({ user, params: { id } }) => releaseConversation(user, id),
);
