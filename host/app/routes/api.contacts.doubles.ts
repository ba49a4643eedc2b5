import * as doubles from "../contacts/doubles.server.ts";
import { partQuery } from "../http/cursor.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { partOf } from "../http/sorted.server.ts";

export const loader = endpoint({ access: "signed-in", query: partQuery }, async ({ user, query }) =>
  partOf(await doubles.list(user), query),
);
