import { contactId } from "../contacts/contacts.schema.ts";
import { unmerge } from "../contacts/people/merge.server.ts";
import { noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

export const action = endpoint(
  { access: "signed-in", scope: "contacts:write", params: contactId, methods: { POST: noBody } },
  ({ user, params: { id } }) => unmerge(user, id),
);
