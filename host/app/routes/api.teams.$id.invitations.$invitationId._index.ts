import { z } from "zod";
import { noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";
import { withdraw } from "../teams/invitations/invitations.server.ts";

export const action = endpoint(
  {
    access: "signed-in",
    scope: "team:write",
    params: z.object({ id: rowId, invitationId: rowId }),
    methods: { DELETE: noBody },
  },
  ({ user, params: { id, invitationId } }) => withdraw(user, id, invitationId),
);
