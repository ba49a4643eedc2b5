import { contactCreate, contactsQuery } from "../contacts/contacts.schema.ts";
import * as contacts from "../contacts/contacts.server.ts";
import { countNewContacts } from "../contacts/people/people.server.ts";
import { jsonBody } from "../http/body.server.ts";
import { endpoint, jsonResponse } from "../http/endpoint.server.ts";

export const loader = endpoint(
  { access: "signed-in", scope: "contacts:read", query: contactsQuery },
  ({ user, query }) => contacts.list(user, query),
);

export const action = endpoint(
  { access: "signed-in", scope: "contacts:write", methods: { POST: jsonBody(contactCreate) } },
  async ({ user, body, clientAddress }) => {
    await countNewContacts(clientAddress, [body]);
    const { contact, isNew } = await contacts.create(user, body);
    return jsonResponse(isNew ? 201 : 200, contact);
  },
);
