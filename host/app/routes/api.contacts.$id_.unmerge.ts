import { unmerge } from "../contacts/people/merge.server.ts";
import { noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byId } from "../http/parse.ts";

export const action = endpoint(
  { access: "signed-in", scope: "contacts:write", params: byId, methods: { POST: noBody } },
  ({ user, params: { id } }) => unmerge(user, id),
);
