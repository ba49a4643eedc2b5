import { resetRequest } from "../auth/auth.schema.ts";
import { requestReset } from "../auth/passwords/reset.server.ts";
import { authMessages } from "../auth/messages.en.ts";
import { jsonBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

export const action = endpoint(
  { access: "anyone", methods: { POST: jsonBody(resetRequest) }, limit: "resetPassword" },
  ({ request, body, clientAddress }) => {
    requestReset(body.email, { request, clientAddress });
    return { message: authMessages.resetRequestedText };
  },
);
