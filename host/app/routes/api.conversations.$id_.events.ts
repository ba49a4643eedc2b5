import { endpoint } from "../http/endpoint.server.ts";
import { byId } from "../http/parse.ts";
import { ownerStream } from "../salesbot/person/follow.server.ts";

export const loader = endpoint(
  { access: "signed-in", params: byId },
  ({ user, params: { id }, clientAddress, signal, holdOpen }) =>
    ownerStream(user, id, { clientAddress, signal, holdOpen }),
);
