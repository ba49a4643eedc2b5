const DASHBOARD = "/dashboard";

/**
 * Redirect target after signing in: our page in `?to=`, else the dashboard, with the name and theme chosen on the
 * landing page without JavaScript.
 */
export function returnPath(requestUrl: string): string {
  const { origin, searchParams } = new URL(requestUrl);
  const requested = searchParams.get("to");
  if (requested === null) return withChoice(searchParams);
  const path = requested.startsWith("/") ? pathOfOurs(requested, origin) : undefined;
  return path === undefined || NO_PAGES.test(decoded(path)) ? DASHBOARD : path;
}

/** Redirect target after signing up: the first card, unless `?to=` names another path. */
export const afterSignUp = (returnTo: string): string => returnTo.replace(/^\/dashboard(?=\?|$)/, "/welcome");

/** First segments whose answers are not for reading, and sign-in itself, which would lead in a circle. */
const NO_PAGES = /^\/(?:api|auth|sdk|uploads|pictures|internal|metrics|healthz|readyz)(?:\/|$)/i;

/** The path that a browser would open, if it is on this origin. */
function pathOfOurs(requested: string, origin: string): string | undefined {
  if (!URL.canParse(requested, origin)) return undefined;
  // A tab, a backslash or a second slash leads to another site; `/.//host` only once its dot is resolved away.
  const target = new URL(requested, origin);
  const path = target.pathname + target.search;
  return target.origin === origin && URL.canParse(path, origin) && new URL(path, origin).origin === origin
    ? path
    : undefined;
}

/** Letters may be written as percent-encoded, which the server or a proxy before it would undo. */
const decoded = (path: string) => path.split("?")[0]!.replace(/%[2-7][\da-f]/gi, decodeURIComponent);

function withChoice(query: URLSearchParams): string {
  const chosen = new URLSearchParams(
    ["name", "theme"].flatMap((key) => (query.get(key) ? [[key, query.get(key)!]] : [])),
  ).toString();
  return chosen === "" ? DASHBOARD : `${DASHBOARD}?${chosen}`;
}
