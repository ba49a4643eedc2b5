import { cookieHeaders } from "../auth/sessions/cookies.server.ts";
import { passkeyAnswer } from "../auth/passkeys/passkey.schema.ts";
import { signInByPasskey } from "../auth/passkeys/sign-in.server.ts";
import { jsonBody } from "../http/body.server.ts";
import { endpoint, jsonResponse } from "../http/endpoint.server.ts";

export const action = endpoint(
  { access: "anyone", methods: { POST: jsonBody(passkeyAnswer) }, limit: "passkey" },
  async ({ request, body, clientAddress }) => {
    const { user, cookies } = await signInByPasskey({ request, clientAddress }, body);
    return jsonResponse(200, user, cookieHeaders(...cookies));
  },
);
