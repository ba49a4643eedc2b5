const DASHBOARD = "/dashboard";

/**
 * Where to go after signing in: the path of ours that was asked for by `?to=`, else the dashboard, with the name and theme
 * that a visitor without JavaScript chose on the landing page.
 */
export function returnPath(requestUrl: string): string {
  const { origin, searchParams } = new URL(requestUrl);
  const wanted = searchParams.get("to");
  if (wanted === null) return withChoice(searchParams);
  if (!wanted.startsWith("/") || !URL.canParse(wanted, origin)) return DASHBOARD;
  // Resolved as a browser would: a tab, a backslash or a second slash leads to another site.
  const target = new URL(wanted, origin);
  return target.origin === origin && target.pathname !== "/auth" ? target.pathname + target.search : DASHBOARD;
}

function withChoice(query: URLSearchParams): string {
  const chosen = new URLSearchParams(["name", "theme"].flatMap((key) => (query.get(key) ? [[key, query.get(key)!]] : []))).toString();
  return chosen === "" ? DASHBOARD : `${DASHBOARD}?${chosen}`;
}
