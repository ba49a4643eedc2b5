import { endOthers, openSessions } from "../auth/sessions.server.ts";
import { none } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

export const loader = endpoint({ access: "signed-in" }, async ({ user }) => {
  const items = await openSessions(user);
  return { items, next: null, total: items.length };
});

/** All others. */
export const action = endpoint({ access: "signed-in", methods: { DELETE: none } }, ({ user }) => endOthers(user));
