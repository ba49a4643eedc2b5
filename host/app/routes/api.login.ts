import { credentials } from "../auth/auth.schema.ts";
import { SECOND_FACTORS } from "../auth/factors/second-factor.server.ts";
import { cookieHeaders } from "../auth/sessions/cookies.server.ts";
import { signIn } from "../auth/sign-in/sign-in.server.ts";
import { jsonBody } from "../http/body.server.ts";
import { endpoint, jsonResponse } from "../http/endpoint.server.ts";

/** 202 where a second factor is set: the session comes with its code. */
export const action = endpoint(
  { access: "anyone", methods: { POST: jsonBody(credentials) } },
  async ({ request, body, clientAddress }) => {
    const result = await signIn({ request, clientAddress }, body);
    return result.state === "signed-in"
      ? jsonResponse(200, result.user, cookieHeaders(...result.cookies))
      : jsonResponse(202, { secondFactor: SECOND_FACTORS }, cookieHeaders(result.cookie));
  },
);
