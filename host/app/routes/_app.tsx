import type { MetaFunction } from "@remix-run/node";
import { Outlet, useLocation, useMatches, useNavigation } from "@remix-run/react";
import { lazy, Suspense, useEffect, useState } from "react";
import { accountOf } from "../auth/sessions/session.server.ts";
import * as cards from "../cards/cards.server.ts";
import { countNewExchanges } from "../contacts/exchange/new-exchanges.server.ts";
import { page } from "../http/endpoint.server.ts";
import * as inbox from "../inbox/inbox.server.ts";
import * as planRequests from "../plans/requests/plan-requests.server.ts";
import { AppWorker } from "../pwa/AppWorker.tsx";
import { InstallPrompt } from "../pwa/install/InstallPrompt.tsx";
import { ErrorPage, errorTitle } from "../ui/ErrorPage.tsx";
import type { RouteHandle } from "../ui/refetch.ts";
import { Shell } from "../ui/shell/Shell.tsx";
import { type LoadedAppData, useOptionalAppData } from "../ui/user.ts";

export const meta: MetaFunction = (args) => errorTitle(args) ?? [];

export const loader = page({ access: "signed-in" }, async ({ user }): Promise<LoadedAppData> => ({
  user: accountOf(user),
  cardId: await cards.featuredId(user),
  unread: await inbox.countUnread(user),
  shared: await countNewExchanges(user),
  wishes: await planRequests.countPendingRequests(user),
  isInTeam: user.team !== null,
}));

export default function App() {
  return (
    <Shell>
      <Page />
      <AppWorker />
      <InstallPrompt />
    </Shell>
  );
}

const SLOW_MS = 200;
/** Loads when the dashboard is first opened, while its data is on its way. */
const skeleton = () => import("../dashboard/DashboardSkeleton.tsx");
const DashboardSkeleton = lazy(async () => ({ default: (await skeleton()).DashboardSkeleton }));

/** The page; while the dashboard loads, which it does at every visit, its skeleton. */
function Page() {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const isComing = state === "loading" && location.pathname === "/dashboard" && pathname !== "/dashboard";
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isComing) return setSlow(false);
    void skeleton();
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [isComing]);
  const showsSkeleton = isComing && isSlow;
  return (
    <>
      <div hidden={showsSkeleton}>
        <Outlet />
      </div>
      {showsSkeleton && (
        <Suspense>
          <DashboardSkeleton />
        </Suspense>
      )}
    </>
  );
}

/**
 * An error of a page is shown in its place; without a user there is no frame to put it in. A lost network
 * fails frame and page alike, and the outer of the two decides: it lets the page say so in its own words.
 */
export function ErrorBoundary() {
  const isFramed = useOptionalAppData() !== undefined;
  const { Failed } = (useMatches().at(-1)?.handle ?? {}) as RouteHandle;
  if (!isFramed) return <ErrorPage />;
  return <Shell>{Failed ? <Failed /> : <ErrorPage isInside />}</Shell>;
}
