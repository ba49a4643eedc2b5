import { factorCode } from "../auth/auth.schema.ts";
import { finishWithFactor } from "../auth/factors/second-step.server.ts";
import { json } from "../http/body.server.ts";
import { endpoint, reply } from "../http/endpoint.server.ts";

export const action = endpoint(
  { access: "anyone", methods: { POST: json(factorCode) } },
  async ({ request, body, clientAddress }) => {
    const { user, cookie, clear } = await finishWithFactor({ request, clientAddress }, body.code);
    const headers = new Headers({ "set-cookie": cookie });
    headers.append("set-cookie", clear);
    return reply(200, user, headers);
  },
);
