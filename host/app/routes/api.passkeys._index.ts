import { newPasskey } from "../auth/passkeys/passkey.schema.ts";
import * as passkeys from "../auth/passkeys/passkeys.server.ts";
import { json } from "../http/body.server.ts";
import { partQuery } from "../http/cursor.ts";
import { created, endpoint } from "../http/endpoint.server.ts";
import { partOf } from "../http/sorted.server.ts";

export const loader = endpoint({ access: "signed-in", query: partQuery }, async ({ user, query }) =>
  partOf(await passkeys.list(user), query),
);

export const action = endpoint(
  { access: "signed-in", methods: { POST: json(newPasskey) }, limit: "passkey" },
  async ({ request, user, body }) => created(await passkeys.add(request, user, body)),
);
