import { accountDeletion } from "../account/account.schema.ts";
import { removeAccount } from "../account/account.server.ts";
import { accountOf, endSession } from "../auth/sessions/session.server.ts";
import { jsonBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { memberRemoval } from "../teams/teams.schema.ts";

export const loader = endpoint({ access: "signed-in" }, ({ user }) => accountOf(user));

export const action = endpoint(
  { access: "signed-in", methods: { DELETE: jsonBody(accountDeletion.and(memberRemoval)) } },
  async ({ request, user, body }) => {
    await removeAccount(user, body);
    return new Response(null, {
      status: 204,
      headers: { "set-cookie": await endSession(request), "clear-site-data": '"cache"' },
    });
  },
);
