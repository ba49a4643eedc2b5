import { endOthers, openSessions } from "../auth/sessions.server.ts";
import { none } from "../http/body.server.ts";
import { partQuery } from "../http/cursor.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { partOf } from "../http/sorted.server.ts";

export const loader = endpoint({ access: "signed-in", query: partQuery }, async ({ user, query }) =>
  partOf(await openSessions(user), query),
);

/** All others. */
export const action = endpoint({ access: "signed-in", methods: { DELETE: none } }, ({ user }) => endOthers(user));
