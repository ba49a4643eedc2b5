import { registration } from "../auth/auth.schema.ts";
import { register } from "../auth/register.server.ts";
import { json } from "../body.server.ts";
import { created, endpoint } from "../http.server.ts";

export const action = endpoint({ access: "anyone", methods: { POST: json(registration) }, limit: "register" },
  async ({ request, body }) => {
    const { user, cookie } = await register(request, body);
    return created(user, { "set-cookie": cookie });
  });
