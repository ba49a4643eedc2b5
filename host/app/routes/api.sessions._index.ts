import { revokeOtherSessions, listSessions } from "../auth/sessions/sessions.server.ts";
import { noBody } from "../http/body.server.ts";
import { pageQuery } from "../http/cursor.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { paginate } from "../http/paging.server.ts";

export const loader = endpoint({ access: "signed-in", query: pageQuery }, async ({ user, query }) =>
  paginate(await listSessions(user), query),
);

/** All others. */
export const action = endpoint({ access: "signed-in", methods: { DELETE: noBody } }, ({ user }) =>
  revokeOtherSessions(user),
);
