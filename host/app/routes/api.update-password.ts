import { passwordUpdate } from "../account/account.schema.ts";
import { updatePassword } from "../account/account.server.ts";
import { jsonBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

export const action = endpoint({ access: "signed-in", methods: { POST: jsonBody(passwordUpdate) } }, ({ user, body }) =>
  updatePassword(user, body),
);
