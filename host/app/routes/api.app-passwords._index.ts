import { newAppPassword } from "../auth/app-passwords/app-password.schema.ts";
import * as appPasswords from "../auth/app-passwords/app-passwords.server.ts";
import { jsonBody } from "../http/body.server.ts";
import { pageQuery } from "../http/cursor.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { paginate } from "../http/paging.server.ts";
import { secretResponse } from "../http/secret-response.ts";

export const loader = endpoint({ access: "signed-in", query: pageQuery }, async ({ user, query }) =>
  paginate(await appPasswords.list(user), query),
);

export const action = endpoint(
  { access: "signed-in", methods: { POST: jsonBody(newAppPassword) } },
  async ({ user, body }) => secretResponse(await appPasswords.create(user, body.name)),
);
