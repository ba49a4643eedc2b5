import { contactSettings } from "../contacts/contacts.schema.ts";
import { updateSettings, getSettings } from "../contacts/settings.server.ts";
import { jsonBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

export const loader = endpoint({ access: "signed-in" }, ({ user }) => getSettings(user.id));

export const action = endpoint(
  { access: "signed-in", methods: { PATCH: jsonBody(contactSettings) } },
  ({ user, body }) => updateSettings(user, body),
);
