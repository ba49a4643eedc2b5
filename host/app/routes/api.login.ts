import { credentials } from "../auth/auth.schema.ts";
import { signIn } from "../auth/sign-in.server.ts";
import { json } from "../http/body.server.ts";
import { endpoint, reply } from "../http/endpoint.server.ts";

export const action = endpoint(
  { access: "anyone", methods: { POST: json(credentials) } },
  async ({ request, body, clientAddress }) => {
    const { user, cookie } = await signIn(request, body, clientAddress);
    return reply(200, user, { "set-cookie": cookie });
  },
);
