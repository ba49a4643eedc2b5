import { requestOptions } from "../auth/passkeys/sign-in.server.ts";
import { noBody } from "../http/body.server.ts";
import { endpoint, jsonResponse } from "../http/endpoint.server.ts";

export const action = endpoint(
  { access: "anyone", methods: { POST: noBody }, limit: "passkey" },
  async ({ request }) => {
    const { options, cookie } = await requestOptions(request);
    return jsonResponse(200, options, { "set-cookie": cookie });
  },
);
