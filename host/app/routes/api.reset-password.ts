import { resetRequest } from "../auth/auth.schema.ts";
import { requestReset } from "../auth/reset.server.ts";
import { json } from "../body.server.ts";
import { endpoint } from "../http.server.ts";

export const action = endpoint({ access: "anyone", methods: { POST: json(resetRequest) }, limit: "resetPassword" }, ({ body }) => {
  requestReset(body.email);
  return { message: "If your email is registered, you will receive a password reset link" };
});
