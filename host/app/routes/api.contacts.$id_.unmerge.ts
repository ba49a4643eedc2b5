import { contactId } from "../contacts/contacts.schema.ts";
import { unmerge } from "../contacts/merge.server.ts";
import { none } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

export const action = endpoint(
  { access: "signed-in", params: contactId, methods: { POST: none } },
  ({ user, params: { id } }) => unmerge(user, id),
);
