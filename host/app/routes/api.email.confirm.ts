import { emailToken } from "../auth/auth.schema.ts";
import { openLink } from "../auth/email-links.server.ts";
import { json } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

/** Opens a link to an address: a new account's, a new address's, or the one that undoes a change. */
export const action = endpoint(
  { access: "anyone", methods: { POST: json(emailToken) }, limit: "emailLink" },
  ({ user, body }) => openLink(body.token, user),
);
