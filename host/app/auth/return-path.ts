const DASHBOARD = "/dashboard";

/**
 * Where to go after signing in: the path of ours that was asked for by `?to=`, else the dashboard, with the name and
 * theme that a visitor without JavaScript chose on the landing page.
 */
export function returnPath(requestUrl: string): string {
  const { origin, searchParams } = new URL(requestUrl);
  const wanted = searchParams.get("to");
  if (wanted === null) return withChoice(searchParams);
  const path = wanted.startsWith("/") ? pathOfOurs(wanted, origin) : undefined;
  return path === undefined || /^\/auth(?:[/?]|$)/.test(path) ? DASHBOARD : path;
}

/** Where to go after signing up: to the first card, unless `?to=` names another path. */
export const afterSignUp = (returnTo: string): string => returnTo.replace(/^\/dashboard(?=\?|$)/, "/welcome");

/** The path that a browser would open, if it is on this origin. */
function pathOfOurs(wanted: string, origin: string): string | undefined {
  if (!URL.canParse(wanted, origin)) return undefined;
  // A tab, a backslash or a second slash leads to another site; `/.//host` only once its dot is resolved away.
  const target = new URL(wanted, origin);
  const path = target.pathname + target.search;
  return target.origin === origin && URL.canParse(path, origin) && new URL(path, origin).origin === origin
    ? path
    : undefined;
}

function withChoice(query: URLSearchParams): string {
  const chosen = new URLSearchParams(
    ["name", "theme"].flatMap((key) => (query.get(key) ? [[key, query.get(key)!]] : [])),
  ).toString();
  return chosen === "" ? DASHBOARD : `${DASHBOARD}?${chosen}`;
}
