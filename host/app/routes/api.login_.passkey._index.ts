import { passkeyAnswer } from "../auth/passkeys/passkey.schema.ts";
import { signInByPasskey } from "../auth/passkeys/sign-in.server.ts";
import { json } from "../http/body.server.ts";
import { endpoint, reply } from "../http/endpoint.server.ts";

export const action = endpoint(
  { access: "anyone", methods: { POST: json(passkeyAnswer) }, limit: "passkey" },
  async ({ request, body, clientAddress }) => {
    const { user, cookie } = await signInByPasskey({ request, clientAddress }, body);
    return reply(200, user, { "set-cookie": cookie });
  },
);
