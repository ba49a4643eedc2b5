import { newAppPassword } from "../auth/app-passwords/app-password.schema.ts";
import { createProfileUrl } from "../auth/app-passwords/phone-profile.server.ts";
import { jsonBody } from "../http/body.server.ts";
import { createdResponse, endpoint } from "../http/endpoint.server.ts";

/** Not repeated for an Idempotency-Key: answers are stored for that, and the address is a secret. */
export const action = endpoint(
  { access: "signed-in", methods: { POST: jsonBody(newAppPassword) }, ownKeys: true },
  async ({ user, body }) => createdResponse(await createProfileUrl(user, body.name), { "cache-control": "no-store" }),
);
