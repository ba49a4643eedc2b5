import { Badge, Tabs } from "@mantine/core";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { lazy, useState } from "react";
import styles from "../account/account.module.css";
import { EmailNotice } from "../account/EmailNotice.tsx";
import { getSecurity } from "../account/security/security.server.ts";
import { emailState } from "../auth/email/email-links.server.ts";
import { listForAccount } from "../domains/domains.server.ts";
import { config } from "../config/config.server.ts";
import { page } from "../http/endpoint.server.ts";
import * as planRequests from "../plans/requests/plan-requests.server.ts";
import { cachedLoader } from "../ui/data-cache.ts";
import { Initials } from "../ui/Initials.tsx";
import { levelLabel } from "../ui/levels.ts";
import { SkeletonRows } from "../ui/Skeletons.tsx";
import type { RouteHandle } from "../ui/refetch.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { useUser } from "../ui/user.ts";
import { ClientOnly } from "../ui/ClientOnly.tsx";
import { metaTitle, useWords } from "../ui/use-words.ts";
import { accountWords } from "../account/words.en.ts";
import { localeOfPage } from "../languages/account-language.server.ts";

// Most visits do not show it.
const PlanSection = lazy(async () => ({ default: (await import("../plans/PlanSection.tsx")).PlanSection }));
const ProfileTab = lazy(() => import("../account/ProfileTab.tsx"));
const SecurityTab = lazy(() => import("../account/security/SecurityTab.tsx"));
const DomainsTab = lazy(() => import("../domains/DomainsTab.tsx"));

export const meta = metaTitle(accountWords, ({ title }) => title);
export const handle: RouteHandle = { keepsEdits: true };

export const loader = page({ access: "signed-in" }, async ({ user, request }) => ({
  isDemo: config.isDemo,
  email: await emailState(user.id),
  domains: await listForAccount(user, localeOfPage(request, user)),
  security: await getSecurity(user, localeOfPage(request, user)),
  plan: await planRequests.getPlanRequest(user),
}));

export const clientLoader = cachedLoader();

export default function Account() {
  const words = useWords(accountWords);
  const user = useUser();
  const { email, domains, isDemo, security, plan } = useLoaderData<typeof loader>();
  const [search, setSearch] = useSearchParams();
  const name = user.fullName ?? user.username;
  const requestedTab = search.get("tab");
  const tab = requestedTab === "security" || (requestedTab === "domains" && domains) ? requestedTab : "profile";
  // A tab stays mounted once it has been seen, so that its input is still there when the user returns.
  const [seen, setSeen] = useState([tab]);
  if (!seen.includes(tab)) setSeen([...seen, tab]);
  return (
    <>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      {(!email.isConfirmed || email.pending) && <EmailNotice email={user.email} state={email} />}
      <div className={styles.who}>
        <Initials name={name} size={52} />
        <div>
          <b>{name}</b>
          <Badge color="amber">{levelLabel(user.accessLevel, "account")}</Badge>
        </div>
      </div>
      <Tabs
        value={tab}
        onChange={(next) =>
          setSearch(next && next !== "profile" ? { tab: next } : {}, { replace: true, preventScrollReset: true })
        }
      >
        <Tabs.List mb="lg">
          <Tabs.Tab value="profile">{words.tabs.profile}</Tabs.Tab>
          <Tabs.Tab value="security">{words.tabs.security}</Tabs.Tab>
          {domains && <Tabs.Tab value="domains">{words.tabs.domains}</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="profile">
          {seen.includes("profile") && (
            <ClientOnly fallback={<SkeletonRows label={words.tabs.loadingProfile} />}>
              <ProfileTab>
                <PlanSection level={user.accessLevel} request={plan} isConfirmed={email.isConfirmed} />
              </ProfileTab>
            </ClientOnly>
          )}
        </Tabs.Panel>
        <Tabs.Panel value="security">
          {seen.includes("security") && (
            <ClientOnly fallback={<SkeletonRows label={words.tabs.loadingSecurity} />}>
              <SecurityTab security={security} isDemo={isDemo} />
            </ClientOnly>
          )}
        </Tabs.Panel>
        {domains && (
          <Tabs.Panel value="domains">
            {seen.includes("domains") && (
              <ClientOnly fallback={<SkeletonRows label={words.tabs.loadingDomains} />}>
                <DomainsTab {...domains} />
              </ClientOnly>
            )}
          </Tabs.Panel>
        )}
      </Tabs>
    </>
  );
}
