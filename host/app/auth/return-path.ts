const DASHBOARD = "/dashboard";

/** Where to go after signing in: the path of ours that was asked for by `?to=`, else the dashboard. */
export function returnPath(requestUrl: string): string {
  const { origin, searchParams } = new URL(requestUrl);
  const wanted = searchParams.get("to");
  if (!wanted?.startsWith("/") || !URL.canParse(wanted, origin)) return DASHBOARD;
  // Resolved as a browser would: a tab, a backslash or a second slash leads to another site.
  const target = new URL(wanted, origin);
  return target.origin === origin && target.pathname !== "/auth" ? target.pathname + target.search : DASHBOARD;
}
