import { jsonBody, noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { inboxChange, inboxItem } from "../inbox/inbox.schema.ts";
import * as inbox from "../inbox/inbox.server.ts";

export const action = endpoint(
  {
    access: "signed-in",
    scope: "inbox:write",
    params: inboxItem,
    methods: { PATCH: jsonBody(inboxChange), DELETE: noBody },
  },
  ({ user, params: { kind, id }, body }) => (body ? inbox.update(user, kind, id, body) : inbox.remove(user, kind, id)),
);
