import { sessionToken } from "../auth/sessions/session.server.ts";
import { config } from "../config/config.server.ts";

/**
 * Whether a write may come from another site's page. Browsers say so by Sec-Fetch-Site, older ones by Origin;
 * a request with neither is taken for a program's, unless it carries a session cookie.
 */
export function isForeignWrite(request: Request, domainOrigin?: string): boolean {
  const fetchSite = request.headers.get("sec-fetch-site");
  if (fetchSite) return fetchSite !== "same-origin";
  const origin = request.headers.get("origin");
  if (origin) return origin !== (domainOrigin ?? config.publicUrl) && origin !== ownOrigin(request);
  return sessionToken(request) !== undefined;
}

/**
 * Whether a page loads what only who is signed in may have as one of its parts: a picture on somebody's card with the
 * address of an export would make it in the name of whoever looks at the card.
 */
export const isMisused = (
  { access, isPicture = false }: { access: string | number; isPicture?: boolean },
  { headers }: Request,
): boolean =>
  access !== "anyone" &&
  !isPicture &&
  /^(?:image|audio|video|track|font|style|script|object|embed)$/.test(headers.get("sec-fetch-dest") ?? "");

/** The origin the client itself used: on a machine reached by several names each is its own. */
function ownOrigin(request: Request): string {
  const { protocol, host } = new URL(request.url);
  return `${protocol}//${request.headers.get("host") ?? host}`;
}

export function withCors({ cors }: { cors?: boolean }, response: Response): Response {
  if (!cors) return response;
  response.headers.set("access-control-allow-origin", "*");
  response.headers.set("access-control-expose-headers", "retry-after");
  return response;
}

export function preflight(
  { cors, optionsHeaders }: { cors?: boolean; optionsHeaders?: Record<string, string> },
  methods: string[],
): Response {
  const allow = [...methods, "OPTIONS"].join(", ");
  if (!cors) return new Response(null, { status: 204, headers: { allow, ...optionsHeaders } });
  return new Response(null, {
    status: 204,
    headers: {
      allow,
      "access-control-allow-origin": "*",
      "access-control-allow-methods": allow,
      "access-control-allow-headers": "content-type, accept, idempotency-key",
      "access-control-max-age": "86400",
    },
  });
}
