import { mergeBody } from "../contacts/contacts.schema.ts";
import { merge } from "../contacts/people/merge.server.ts";
import { jsonBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byId } from "../http/parse.ts";

export const action = endpoint(
  { access: "signed-in", scope: "contacts:write", params: byId, methods: { POST: jsonBody(mergeBody) } },
  ({ user, params: { id }, body: { into } }) => merge(user, id, into),
);
