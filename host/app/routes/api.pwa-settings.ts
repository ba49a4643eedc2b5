import { jsonBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { pwaSettingsInput } from "../pwa/pwa.schema.ts";
import * as settings from "../pwa/settings.server.ts";

export const loader = endpoint({ access: "anyone" }, ({ user }) => settings.read(user));

export const action = endpoint(
  { access: "signed-in", methods: { POST: jsonBody(pwaSettingsInput) } },
  ({ user, body }) => settings.save(user, body),
);
