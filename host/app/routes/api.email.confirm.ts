import { emailToken } from "../auth/auth.schema.ts";
import { redeemLink } from "../auth/email/email-links.server.ts";
import { jsonBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

/** Opens a link to an address: a new account's, a new address's, or the one that undoes a change. */
export const action = endpoint(
  { access: "anyone", methods: { POST: jsonBody(emailToken) }, limit: "emailLink" },
  ({ user, body }) => redeemLink(body.token, user),
);
