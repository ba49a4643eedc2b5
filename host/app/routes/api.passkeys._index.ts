import { newPasskey } from "../auth/passkeys/passkey.schema.ts";
import * as passkeys from "../auth/passkeys/passkeys.server.ts";
import { jsonBody } from "../http/body.server.ts";
import { pageQuery } from "../http/cursor.ts";
import { createdResponse, endpoint } from "../http/endpoint.server.ts";
import { paginate } from "../http/paging.server.ts";

export const loader = endpoint({ access: "signed-in", query: pageQuery }, async ({ user, query }) =>
  paginate(await passkeys.list(user), query),
);

export const action = endpoint(
  { access: "signed-in", methods: { POST: jsonBody(newPasskey) }, limit: "passkey" },
  async ({ request, user, body }) => createdResponse(await passkeys.add(request, user, body)),
);
