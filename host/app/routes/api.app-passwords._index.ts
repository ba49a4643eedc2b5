import { newAppPassword } from "../auth/app-passwords/app-password.schema.ts";
import * as appPasswords from "../auth/app-passwords/app-passwords.server.ts";
import { jsonBody } from "../http/body.server.ts";
import { pageQuery } from "../http/cursor.ts";
import { createdResponse, endpoint } from "../http/endpoint.server.ts";
import { paginate } from "../http/paging.server.ts";

export const loader = endpoint({ access: "signed-in", query: pageQuery }, async ({ user, query }) =>
  paginate(await appPasswords.list(user), query),
);

/** Not repeated for an Idempotency-Key: answers are stored for that, and this one holds the password. */
export const action = endpoint(
  { access: "signed-in", methods: { POST: jsonBody(newAppPassword) }, ownKeys: true },
  async ({ user, body }) =>
    createdResponse(await appPasswords.create(user, body.name), { "cache-control": "no-store" }),
);
