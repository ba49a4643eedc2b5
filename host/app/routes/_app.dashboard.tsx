import type { MetaFunction } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { useEffect } from "react";
import { Dashboard } from "../dashboard/Dashboard.tsx";
import { dashboard } from "../dashboard/dashboard.server.ts";
import { page } from "../http.server.ts";
import { pageTitle } from "../ui/page-title.ts";
import { toast } from "../ui/toast.ts";

export const meta: MetaFunction = () => pageTitle("Dashboard");

export const loader = page({ access: "signed-in" }, ({ user }) => dashboard(user));

/** Why somebody was led here from another page. */
const NOTICES: Record<string, [title: string, message: string]> = {
  denied: ["Access denied", "You don't have permission to edit this card."],
  missing: ["Error", "Failed to load card data. Please try again."],
};

export default function DashboardPage() {
  const [search, setSearch] = useSearchParams();
  const notice = NOTICES[search.get("notice") ?? ""];

  useEffect(() => {
    if (!notice) return;
    toast.failure(...notice);
    setSearch({}, { replace: true, preventScrollReset: true });
  }, [notice, setSearch]);

  return <Dashboard {...useLoaderData<typeof loader>()} />;
}
