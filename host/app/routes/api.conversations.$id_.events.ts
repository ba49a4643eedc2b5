import { z } from "zod";
import { endpoint } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";
import { ownerStream } from "../salesbot/person/follow.server.ts";

export const loader = endpoint(
  { access: "signed-in", params: z.object({ id: rowId }) },
  ({ user, params: { id }, clientAddress, signal, holdOpen }) =>
    ownerStream(user, id, { clientAddress, signal, holdOpen }),
);
