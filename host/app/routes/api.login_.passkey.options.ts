import { requestOptions } from "../auth/passkeys/sign-in.server.ts";
import { none } from "../http/body.server.ts";
import { endpoint, reply } from "../http/endpoint.server.ts";

export const action = endpoint({ access: "anyone", methods: { POST: none }, limit: "passkey" }, async ({ request }) => {
  const { options, cookie } = await requestOptions(request);
  return reply(200, options, { "set-cookie": cookie });
});
