import { factorCode } from "../auth/auth.schema.ts";
import { confirm } from "../auth/factors/second-factor.server.ts";
import { jsonBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { secretResponse } from "../http/secret-response.ts";

export const action = endpoint(
  { access: "signed-in", methods: { POST: jsonBody(factorCode) }, withoutFactor: true },
  async ({ user, body }) => secretResponse({ recoveryCodes: await confirm(user, body.code) }, 200),
);
