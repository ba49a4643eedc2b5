import { commonPasswords } from "../auth/passwords/common-passwords.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

/** The 10,000 commonest passwords, one a line: the browser compares, so that no password is sent while it is typed. */
export const loader = endpoint(
  { access: "anyone", cacheable: true },
  async () =>
    new Response(await commonPasswords(), {
      headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=604800" },
    }),
);
