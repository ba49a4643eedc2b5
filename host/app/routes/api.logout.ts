import { endSession } from "../auth/sessions/session.server.ts";
import { noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

export const action = endpoint(
  { access: "anyone", methods: { POST: noBody } },
  async ({ request }) =>
    new Response(null, {
      status: 204,
      headers: { "set-cookie": await endSession(request), "clear-site-data": '"cache"' },
    }),
);
