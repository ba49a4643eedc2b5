import { newPasskey } from "../auth/passkeys/passkey.schema.ts";
import * as passkeys from "../auth/passkeys/passkeys.server.ts";
import { json } from "../http/body.server.ts";
import { created, endpoint } from "../http/endpoint.server.ts";

export const loader = endpoint({ access: "signed-in" }, async ({ user }) => {
  const items = await passkeys.list(user);
  return { items, next: null, total: items.length };
});

export const action = endpoint(
  { access: "signed-in", methods: { POST: json(newPasskey) }, limit: "passkey" },
  async ({ request, user, body }) => created(await passkeys.add(request, user, body)),
);
