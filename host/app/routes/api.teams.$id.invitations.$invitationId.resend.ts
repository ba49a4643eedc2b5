import { noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byId, rowId } from "../http/parse.ts";
import { resend } from "../teams/invitations/invitations.server.ts";

export const action = endpoint(
  { access: "signed-in", scope: "team:write", params: byId.extend({ invitationId: rowId }), methods: { POST: noBody } },
  ({ user, params: { id, invitationId } }) => resend(user, id, invitationId),
);
