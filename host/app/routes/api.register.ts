import { registration } from "../auth/auth.schema.ts";
import { register } from "../auth/register.server.ts";
import { json } from "../http/body.server.ts";
import { created, endpoint } from "../http/endpoint.server.ts";
import { registerInvited } from "../teams/accept.server.ts";

export const action = endpoint(
  { access: "anyone", methods: { POST: json(registration) }, limit: "register" },
  async ({ request, body, clientAddress }) => {
    const arrival = { request, clientAddress };
    const { user, cookie } = await (body.invitation
      ? registerInvited(arrival, body.invitation, body)
      : register(arrival, body));
    return created(user, { "set-cookie": cookie });
  },
);
