import { contactChange, deletion } from "../contacts/contacts.schema.ts";
import * as contacts from "../contacts/contacts.server.ts";
import { countWritten } from "../contacts/people/people.server.ts";
import { jsonBody, noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byId } from "../http/parse.ts";

export const loader = endpoint(
  { access: "signed-in", scope: "contacts:read", params: byId },
  ({ user, params: { id } }) => contacts.read(user, id),
);

export const action = endpoint(
  {
    access: "signed-in",
    scope: "contacts:write",
    params: byId,
    query: deletion,
    methods: { PATCH: jsonBody(contactChange), DELETE: noBody },
  },
  async ({ user, params: { id }, query: { keep }, body, clientAddress }) => {
    if (!body) return contacts.remove(user, [id], keep);
    await countWritten(clientAddress, body);
    return contacts.update(user, id, body);
  },
);
