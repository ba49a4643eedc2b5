import { useLoaderData, useSearchParams } from "@remix-run/react";
import { lazy, Suspense, useEffect, useRef } from "react";
import { EmailNotice } from "../account/EmailNotice.tsx";
import { emailState } from "../auth/email/email-links.server.ts";
import { shouldOfferPasskey } from "../auth/passkeys/passkeys.server.ts";
import { dashboard, dashboardQuery } from "../dashboard/dashboard.server.ts";
import { DashboardFailed } from "../dashboard/DashboardFailed.tsx";
import { DashboardPage } from "../dashboard/DashboardPage.tsx";
import { notices } from "../dashboard/notices.ts";
import { findLatest } from "../latest/latest.server.ts";
import { page } from "../http/endpoint.server.ts";
import { localeOfPage } from "../languages/account-language.server.ts";
import { metaTitle } from "../ui/use-words.ts";
import { dashboardWords } from "../dashboard/words.en.ts";
import type { RouteHandle } from "../ui/refetch.ts";
import { toast } from "../ui/toast.ts";
import { useUser } from "../ui/user.ts";

export const meta = metaTitle(dashboardWords, ({ title }) => title);
export const handle: RouteHandle = { Failed: DashboardFailed };

export const loader = page({ access: "signed-in", query: dashboardQuery }, async ({ user, request, query }) => ({
  ...(await dashboard(user, localeOfPage(request, user), query)),
  latest: await findLatest(user),
  email: await emailState(user.id),
  offersPasskey: await shouldOfferPasskey(user),
}));

// Most visits do not show it.
const PasskeyOffer = lazy(() => import("../auth/passkeys/PasskeyOffer.tsx"));

export default function Dashboard() {
  useNotice();
  const { email } = useUser();
  const { email: state, offersPasskey, ...pageData } = useLoaderData<typeof loader>();
  return (
    <>
      {(!state.isConfirmed || state.pending) && <EmailNotice email={email} state={state} />}
      {offersPasskey && (
        <Suspense>
          <PasskeyOffer />
        </Suspense>
      )}
      <DashboardPage {...pageData} />
    </>
  );
}

/** Shows once why an editor redirected here. */
function useNotice() {
  const [query, setQuery] = useSearchParams();
  const notice = query.get("notice");
  const lastNotice = useRef<string | null>(null);
  useEffect(() => {
    if (!notice || lastNotice.current === notice) return;
    lastNotice.current = notice;
    const words = Object.entries(notices).find(([name]) => name === notice)?.[1];
    if (words) toast.failure(words[0], words[1]);
    setQuery({}, { replace: true, preventScrollReset: true });
  }, [notice, setQuery]);
}

export { DashboardFailed as ErrorBoundary };
