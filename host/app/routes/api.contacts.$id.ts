import { contactChange, contactId, deletion } from "../contacts/contacts.schema.ts";
import * as contacts from "../contacts/contacts.server.ts";
import { jsonBody, noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

export const loader = endpoint(
  { access: "signed-in", scope: "contacts:read", params: contactId },
  ({ user, params: { id } }) => contacts.read(user, id),
);

export const action = endpoint(
  {
    access: "signed-in",
    scope: "contacts:write",
    params: contactId,
    query: deletion,
    methods: { PATCH: jsonBody(contactChange), DELETE: noBody },
  },
  ({ user, params: { id }, query: { keep }, body }) =>
    body ? contacts.update(user, id, body) : contacts.remove(user, [id], keep),
);
