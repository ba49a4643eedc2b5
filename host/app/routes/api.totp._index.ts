import * as secondFactor from "../auth/factors/second-factor.server.ts";
import { factorBeginning, proof } from "../auth/auth.schema.ts";
import { jsonBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

export const action = endpoint(
  { access: "signed-in", methods: { POST: jsonBody(factorBeginning), DELETE: jsonBody(proof) }, withoutFactor: true },
  ({ user, method, body }) => (method === "POST" ? secondFactor.begin(user, body) : secondFactor.remove(user, body)),
);
