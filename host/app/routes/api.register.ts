import { cookieHeaders } from "../auth/sessions/cookies.server.ts";
import { registration } from "../auth/auth.schema.ts";
import { register } from "../auth/registration/register.server.ts";
import { jsonBody } from "../http/body.server.ts";
import { createdResponse, endpoint } from "../http/endpoint.server.ts";
import { registerInvited } from "../teams/invitations/accept.server.ts";

export const action = endpoint(
  { access: "anyone", methods: { POST: jsonBody(registration) }, limit: "register" },
  async ({ request, body, clientAddress }) => {
    const signInRequest = { request, clientAddress };
    const { user, cookies } = await (body.invitation
      ? registerInvited(signInRequest, body.invitation, body)
      : register(signInRequest, body));
    return createdResponse(user, cookieHeaders(...cookies));
  },
);
