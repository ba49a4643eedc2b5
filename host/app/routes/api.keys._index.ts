import { newKey } from "../auth/keys/keys.schema.ts";
import * as keys from "../auth/keys/keys.server.ts";
import { jsonBody } from "../http/body.server.ts";
import { pageQuery } from "../http/cursor.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { paginate } from "../http/paging.server.ts";
import { secretResponse } from "../http/secret-response.ts";

export const loader = endpoint({ access: "signed-in", query: pageQuery }, async ({ user, query }) =>
  paginate(await keys.list(user), query),
);

export const action = endpoint({ access: "signed-in", methods: { POST: jsonBody(newKey) } }, async ({ user, body }) =>
  secretResponse(await keys.create(user, body)),
);
