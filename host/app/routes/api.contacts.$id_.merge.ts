import { contactId, mergeBody } from "../contacts/contacts.schema.ts";
import { merge } from "../contacts/people/merge.server.ts";
import { jsonBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

export const action = endpoint(
  { access: "signed-in", scope: "contacts:write", params: contactId, methods: { POST: jsonBody(mergeBody) } },
  ({ user, params: { id }, body: { into } }) => merge(user, id, into),
);
