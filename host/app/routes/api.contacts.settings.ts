import { contactSettings } from "../contacts/contacts.schema.ts";
import { changeSettings, settingsOf } from "../contacts/settings.server.ts";
import { json } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

export const loader = endpoint({ access: "signed-in" }, ({ user }) => settingsOf(user.id));

export const action = endpoint({ access: "signed-in", methods: { PATCH: json(contactSettings) } }, ({ user, body }) =>
  changeSettings(user, body),
);
