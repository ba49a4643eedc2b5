import { bulkChange } from "../contacts/contacts.schema.ts";
import * as contacts from "../contacts/contacts.server.ts";
import { jsonBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

/** Changes or deletes many contacts at once. */
export const action = endpoint(
  { access: "signed-in", scope: "contacts:write", methods: { POST: jsonBody(bulkChange) } },
  ({ user, body }) => contacts.bulkUpdate(user, body),
);
