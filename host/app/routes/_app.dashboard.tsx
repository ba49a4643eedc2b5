import { useLoaderData, useSearchParams } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { dashboard } from "../dashboard/dashboard.server.ts";
import { DashboardFailed } from "../dashboard/DashboardFailed.tsx";
import { DashboardPage } from "../dashboard/DashboardPage.tsx";
import { notices } from "../dashboard/notices.ts";
import { page } from "../http.server.ts";
import { pageTitle } from "../ui/page-title.ts";
import type { RouteHandle } from "../ui/refetch.ts";
import { toast } from "../ui/toast.ts";

export const meta = () => pageTitle("Dashboard");
export const handle: RouteHandle = { Failed: DashboardFailed };

export const loader = page({ access: "signed-in" }, ({ user }) => dashboard(user));

export default function Dashboard() {
  useNotice();
  return <DashboardPage {...useLoaderData<typeof loader>()} />;
}

/** Says why an editor led here, once. */
function useNotice() {
  const [query, setQuery] = useSearchParams();
  const notice = query.get("notice");
  const said = useRef<string | null>(null);
  useEffect(() => {
    if (!notice || said.current === notice) return;
    said.current = notice;
    const words = Object.entries(notices).find(([name]) => name === notice)?.[1];
    if (words) toast.failure(words[0], words[1]);
    setQuery({}, { replace: true, preventScrollReset: true });
  }, [notice, setQuery]);
}

export { DashboardFailed as ErrorBoundary };
