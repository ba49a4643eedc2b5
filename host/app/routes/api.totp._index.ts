import * as secondFactor from "../auth/factors/second-factor.server.ts";
import { factorBeginning, proof } from "../auth/auth.schema.ts";
import { jsonBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { secretResponse } from "../http/secret-response.ts";

export const action = endpoint(
  { access: "signed-in", methods: { POST: jsonBody(factorBeginning), DELETE: jsonBody(proof) }, withoutFactor: true },
  async ({ user, method, body }) =>
    method === "POST" ? secretResponse(await secondFactor.begin(user, body), 200) : secondFactor.remove(user, body),
);
