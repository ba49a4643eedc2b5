import { Badge, Button, Tabs } from "@mantine/core";
import type { MetaFunction } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { IconDownload } from "@tabler/icons-react";
import { lazy, useState } from "react";
import styles from "../account/account.module.css";
import { EmailNotice } from "../account/EmailNotice.tsx";
import { EXPORT_PATH } from "../account/export-path.ts";
import { ProfileForm } from "../account/ProfileForm.tsx";
import { Section } from "../account/Section.tsx";
import { securityOf } from "../account/security/security.server.ts";
import { emailState } from "../auth/email-links.server.ts";
import * as domains from "../domains/domains.server.ts";
import { config } from "../config/config.server.ts";
import { page } from "../http/endpoint.server.ts";
import * as planRequests from "../plans/plan-requests.server.ts";
import { PlanSection } from "../plans/PlanSection.tsx";
import { cachedLoader } from "../ui/data-cache.ts";
import { Initials } from "../ui/Initials.tsx";
import { levelLabel } from "../ui/levels.ts";
import { SkeletonRows } from "../ui/Skeletons.tsx";
import { pageTitle } from "../ui/page-title.ts";
import type { RouteHandle } from "../ui/refetch.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { useUser } from "../ui/user.ts";
import { WhenHydrated } from "../ui/WhenHydrated.tsx";

const SecurityTab = lazy(() => import("../account/security/SecurityTab.tsx"));
const DomainsTab = lazy(() => import("../domains/DomainsTab.tsx"));

export const meta: MetaFunction = () => pageTitle("Account");
export const handle: RouteHandle = { keepsEdits: true };

export const loader = page({ access: "signed-in" }, async ({ user }) => ({
  isDemo: config.isDemo,
  email: await emailState(user.id),
  domains: await domains.ofAccount(user),
  security: await securityOf(user),
  plan: await planRequests.wishOf(user),
}));

export const clientLoader = cachedLoader();

export default function Account() {
  const user = useUser();
  const { email, domains, isDemo, security, plan } = useLoaderData<typeof loader>();
  const [search, setSearch] = useSearchParams();
  const name = user.fullName ?? user.username;
  const asked = search.get("tab");
  const tab = asked === "security" || (asked === "domains" && domains) ? asked : "profile";
  // A tab stays once it was seen, so that what was typed in it is there when one comes back.
  const [seen, setSeen] = useState([tab]);
  if (!seen.includes(tab)) setSeen([...seen, tab]);
  return (
    <>
      <PageHeader title="Account" subtitle="Your profile, password and data" />
      <EmailNotice email={user.email} state={email} />
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
          <Tabs.Tab value="profile">Profile</Tabs.Tab>
          <Tabs.Tab value="security">Security</Tabs.Tab>
          {domains && <Tabs.Tab value="domains">Domains</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="profile">{seen.includes("profile") && <ProfileTab wish={plan} />}</Tabs.Panel>
        <Tabs.Panel value="security">
          {seen.includes("security") && (
            <WhenHydrated fallback={<SkeletonRows label="Loading your sign-in settings" />}>
              <SecurityTab security={security} isDemo={isDemo} />
            </WhenHydrated>
          )}
        </Tabs.Panel>
        {domains && (
          <Tabs.Panel value="domains">
            {seen.includes("domains") && (
              <WhenHydrated fallback={<SkeletonRows label="Loading your domains" />}>
                <DomainsTab {...domains} />
              </WhenHydrated>
            )}
          </Tabs.Panel>
        )}
      </Tabs>
    </>
  );
}

function ProfileTab({ wish }: { wish: planRequests.PlanWish }) {
  const user = useUser();
  return (
    <>
      <Section
        title="Profile"
        about="The name and contact details of your account. To change what a card shows, edit the card."
      >
        <ProfileForm key={user.id} user={user} />
      </Section>
      <PlanSection level={user.accessLevel} wish={wish} />
      <Section title="Your data" about="Everything stored about you: cards, statistics, contacts and files, as a zip.">
        <Button
          component="a"
          href={EXPORT_PATH}
          download
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
        >
          Download my data
        </Button>
      </Section>
    </>
  );
}
