import { accountDeletion } from "../account/account.schema.ts";
import { removeAccount } from "../account/account.server.ts";
import { endSession } from "../auth/session.server.ts";
import { json } from "../body.server.ts";
import { endpoint } from "../http.server.ts";

export const loader = endpoint({ access: "signed-in" }, ({ user: { level: _, sessionId: __, ...user } }) => user);

export const action = endpoint({ access: "signed-in", methods: { DELETE: json(accountDeletion) } }, async ({ request, user, body }) => {
  await removeAccount(user, body.password);
  return new Response(null, { status: 204, headers: { "set-cookie": await endSession(request), "clear-site-data": '"cache"' } });
});
