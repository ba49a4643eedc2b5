import { cancelChange, emailState, resend } from "../auth/email/email-links.server.ts";
import { noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

/** What one's own address waits for: a link that was not opened yet, and the mails that are kept until then. */
export const loader = endpoint({ access: "signed-in" }, ({ user }) => emailState(user.id));

/** POST sends the link again, DELETE gives up a change. */
export const action = endpoint(
  { access: "signed-in", methods: { POST: noBody, DELETE: noBody } },
  ({ user, method, clientAddress }) => (method === "POST" ? resend(user, clientAddress) : cancelChange(user)),
);
