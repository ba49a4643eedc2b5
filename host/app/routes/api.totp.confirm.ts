import { factorCode } from "../auth/auth.schema.ts";
import { confirm } from "../auth/factors/second-factor.server.ts";
import { jsonBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

export const action = endpoint(
  { access: "signed-in", methods: { POST: jsonBody(factorCode) }, withoutFactor: true },
  async ({ user, body }) => ({ recoveryCodes: await confirm(user, body.code) }),
);
