import { newKey } from "../auth/keys/keys.schema.ts";
import * as keys from "../auth/keys/keys.server.ts";
import { jsonBody } from "../http/body.server.ts";
import { pageQuery } from "../http/cursor.ts";
import { createdResponse, endpoint } from "../http/endpoint.server.ts";
import { paginate } from "../http/paging.server.ts";

export const loader = endpoint({ access: "signed-in", query: pageQuery }, async ({ user, query }) =>
  paginate(await keys.list(user), query),
);

/** `ownKeys`: the answer holds the new key, which must not be stored for repeats. */
export const action = endpoint(
  { access: "signed-in", ownKeys: true, methods: { POST: jsonBody(newKey) } },
  async ({ user, body }) => createdResponse(await keys.create(user, body), { "cache-control": "no-store" }),
);
