import { renew } from "../auth/factors/second-factor.server.ts";
import { proof } from "../auth/auth.schema.ts";
import { jsonBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { secretResponse } from "../http/secret-response.ts";

/** New recovery codes in place of those before. */
export const action = endpoint({ access: "signed-in", methods: { POST: jsonBody(proof) } }, async ({ user, body }) =>
  secretResponse({ recoveryCodes: await renew(user, body) }, 200),
);
