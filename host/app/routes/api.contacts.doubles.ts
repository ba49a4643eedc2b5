import * as doubles from "../contacts/people/duplicates.server.ts";
import { pageQuery } from "../http/cursor.ts";
import { endpoint } from "../http/endpoint.server.ts";

export const loader = endpoint({ access: "signed-in", scope: "contacts:read", query: pageQuery }, ({ user, query }) =>
  doubles.list(user, query),
);
