import { cancelChange, emailState, resend } from "../auth/email/email-links.server.ts";
import { noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

/** Whether the user's email awaits confirmation, and the emails that wait for it. */
export const loader = endpoint({ access: "signed-in" }, ({ user }) => emailState(user.id));

/** POST sends the link again, DELETE gives up a change. */
export const action = endpoint(
  { access: "signed-in", methods: { POST: noBody, DELETE: noBody } },
  ({ user, method, clientAddress }) => (method === "POST" ? resend(user, clientAddress) : cancelChange(user)),
);
