import { cookieHeaders } from "../auth/sessions/cookies.server.ts";
import { browserOwnerCookie } from "../auth/sessions/browser-owner.server.ts";
import { endSession } from "../auth/sessions/session.server.ts";
import { noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

export const action = endpoint({ access: "anyone", methods: { POST: noBody } }, async ({ request, user }) => {
  const headers = cookieHeaders(await endSession(request), ...(user ? [browserOwnerCookie(user.id)] : []));
  headers.set("clear-site-data", '"cache"');
  return new Response(null, { status: 204, headers });
});
