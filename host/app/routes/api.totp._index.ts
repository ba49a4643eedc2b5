import * as secondFactor from "../auth/factors/second-factor.server.ts";
import { proof } from "../auth/auth.schema.ts";
import { json } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

export const action = endpoint(
  { access: "signed-in", methods: { POST: json(proof), DELETE: json(proof) }, withoutFactor: true },
  ({ user, method, body: { currentPassword } }) =>
    method === "POST" ? secondFactor.begin(user, currentPassword) : secondFactor.remove(user, currentPassword),
);
