import type { MetaFunction } from "@remix-run/node";
import { Outlet, useLocation, useMatches, useNavigation } from "@remix-run/react";
import { lazy, Suspense, useEffect, useState } from "react";
import { accountOf } from "../auth/sessions/session.server.ts";
import { featuredId } from "../cards/own-cards.server.ts";
import { countNewExchanges } from "../contacts/exchange/new-exchanges.server.ts";
import { page } from "../http/endpoint.server.ts";
import { onlyForAnotherPage } from "../ui/another-page.ts";
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
  cardId: await featuredId(user),
  unread: await inbox.countUnread(user),
  shared: await countNewExchanges(user),
  wishes: await planRequests.countPendingRequests(user),
  isInTeam: user.team !== null,
}));

export const shouldRevalidate = onlyForAnotherPage;

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

const salesbot = () => import("../salesbot/SalesbotLoading.tsx");
const SalesbotLoading = lazy(async () => ({ default: (await salesbot()).SalesbotLoading }));

/** Pages that show what they wait for, and how. */
const COMING = [
  { path: /^\/dashboard$/, load: skeleton, Skeleton: DashboardSkeleton },
  { path: /^\/salesbot\/\d+$/, load: salesbot, Skeleton: SalesbotLoading },
];

/** The page; while the dashboard or an assistant loads, its skeleton. */
function Page() {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const coming = COMING.find(
    ({ path }) => state === "loading" && location.pathname !== pathname && path.test(location.pathname),
  );
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!coming) return setSlow(false);
    void coming.load();
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [coming]);
  const Skeleton = isSlow ? coming?.Skeleton : undefined;
  return (
    <>
      <div hidden={Skeleton !== undefined}>
        <Outlet />
      </div>
      {Skeleton && (
        <Suspense>
          <Skeleton />
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
