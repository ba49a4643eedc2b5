import * as domains from "../domains/domains.server.ts";
import { noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byId } from "../http/parse.ts";

export const action = endpoint(
  { access: "signed-in", params: byId, methods: { POST: noBody } },
  ({ user, params: { id } }) => domains.check(user, id),
);
