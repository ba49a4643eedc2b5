import { registration } from "../auth/auth.schema.ts";
import { register } from "../auth/register.server.ts";
import { json } from "../http/body.server.ts";
import { created, endpoint } from "../http/endpoint.server.ts";

export const action = endpoint(
  { access: "anyone", methods: { POST: json(registration) }, limit: "register" },
  async ({ request, body, clientAddress }) => {
    const { user, cookie } = await register({ request, clientAddress }, body);
    return created(user, { "set-cookie": cookie });
  },
);
