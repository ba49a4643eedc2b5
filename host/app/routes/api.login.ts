import { credentials } from "../auth/auth.schema.ts";
import { signIn } from "../auth/sign-in.server.ts";
import { form } from "../body.server.ts";
import { endpoint, reply } from "../http.server.ts";

export const action = endpoint({ access: "anyone", methods: { POST: form(credentials) } },
  async ({ request, body, clientAddress }) => {
    const { user, cookie } = await signIn(request, body, clientAddress);
    return reply(200, user, { "set-cookie": cookie });
  });
