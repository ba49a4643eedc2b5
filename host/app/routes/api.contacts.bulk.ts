import { bulkChange } from "../contacts/contacts.schema.ts";
import * as contacts from "../contacts/contacts.server.ts";
import { json } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

/** Changes or deletes many contacts at once. */
export const action = endpoint({ access: "signed-in", methods: { POST: json(bulkChange) } }, ({ user, body }) =>
  contacts.changeMany(user, body),
);
