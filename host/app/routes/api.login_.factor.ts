import { factorCode } from "../auth/auth.schema.ts";
import { finishWithFactor } from "../auth/factors/second-step.server.ts";
import { jsonBody } from "../http/body.server.ts";
import { endpoint, jsonResponse } from "../http/endpoint.server.ts";

export const action = endpoint(
  { access: "anyone", methods: { POST: jsonBody(factorCode) } },
  async ({ request, body, clientAddress }) => {
    const { user, cookie, clear } = await finishWithFactor({ request, clientAddress }, body.code);
    const headers = new Headers({ "set-cookie": cookie });
    headers.append("set-cookie", clear);
    return jsonResponse(200, user, headers);
  },
);
