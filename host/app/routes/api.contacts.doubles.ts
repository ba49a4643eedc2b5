import * as doubles from "../contacts/people/duplicates.server.ts";
import { pageQuery } from "../http/cursor.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { paginate } from "../http/paging.server.ts";

export const loader = endpoint(
  { access: "signed-in", scope: "contacts:read", query: pageQuery },
  async ({ user, query }) => paginate(await doubles.list(user), query),
);
