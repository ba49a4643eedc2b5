import { contactCreate, contactsQuery } from "../contacts/contacts.schema.ts";
import * as contacts from "../contacts/contacts.server.ts";
import { json } from "../http/body.server.ts";
import { endpoint, reply } from "../http/endpoint.server.ts";

export const loader = endpoint({ access: "signed-in", query: contactsQuery }, ({ user, query }) =>
  contacts.list(user, query),
);

export const action = endpoint(
  { access: "signed-in", methods: { POST: json(contactCreate) } },
  async ({ user, body }) => {
    const { contact, isNew } = await contacts.create(user, body);
    return reply(isNew ? 201 : 200, contact);
  },
);
