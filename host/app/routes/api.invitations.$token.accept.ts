import { cookieHeaders } from "../auth/sessions/cookies.server.ts";
import { z } from "zod";
import { jsonBody } from "../http/body.server.ts";
import { createdResponse, endpoint } from "../http/endpoint.server.ts";
import { accept } from "../teams/invitations/accept.server.ts";

/** Form of a new account, validated by the service; empty for signed-in users. */
const account = z.record(z.string(), z.unknown());

export const action = endpoint(
  {
    access: "anyone",
    params: z.object({ token: z.string().max(100) }),
    methods: { POST: jsonBody(account) },
    limit: "register",
  },
  async ({ user, params: { token }, body, request, clientAddress }) => {
    const { accepted, cookies } = await accept(token, user, body, { request, clientAddress });
    return createdResponse(accepted, cookieHeaders(...cookies));
  },
);
