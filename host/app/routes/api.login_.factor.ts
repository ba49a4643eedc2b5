import { cookieHeaders } from "../auth/sessions/cookies.server.ts";
import { factorCode } from "../auth/auth.schema.ts";
import { finishWithFactor } from "../auth/factors/second-step.server.ts";
import { jsonBody } from "../http/body.server.ts";
import { endpoint, jsonResponse } from "../http/endpoint.server.ts";

export const action = endpoint(
  { access: "anyone", methods: { POST: jsonBody(factorCode) } },
  async ({ request, body, clientAddress }) => {
    const { user, cookies, clear } = await finishWithFactor({ request, clientAddress }, body.code);
    return jsonResponse(200, user, cookieHeaders(...cookies, clear));
  },
);
