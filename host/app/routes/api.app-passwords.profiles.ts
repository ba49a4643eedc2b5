import { newAppPassword } from "../auth/app-passwords/app-password.schema.ts";
import { createProfileUrl } from "../auth/app-passwords/phone-profile.server.ts";
import { jsonBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { secretResponse } from "../http/secret-response.ts";

/** The address is a secret. */
export const action = endpoint(
  { access: "signed-in", methods: { POST: jsonBody(newAppPassword) } },
  async ({ user, body }) => secretResponse(await createProfileUrl(user, body.name)),
);
