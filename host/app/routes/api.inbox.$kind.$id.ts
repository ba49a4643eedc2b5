import { json, none } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { inboxChange, inboxItem } from "../inbox/inbox.schema.ts";
import * as inbox from "../inbox/inbox.server.ts";

export const action = endpoint(
  { access: "signed-in", params: inboxItem, methods: { PATCH: json(inboxChange), DELETE: none } },
  ({ user, params: { kind, id }, body }) => (body ? inbox.change(user, kind, id, body) : inbox.remove(user, kind, id)),
);
