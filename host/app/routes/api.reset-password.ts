import { resetRequest } from "../auth/auth.schema.ts";
import { requestReset } from "../auth/reset.server.ts";
import { json } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

export const action = endpoint(
  { access: "anyone", methods: { POST: json(resetRequest) }, limit: "resetPassword" },
  ({ body, clientAddress }) => {
    requestReset(body.email, clientAddress);
    return { message: "If your email is registered, you will receive a password reset link" };
  },
);
