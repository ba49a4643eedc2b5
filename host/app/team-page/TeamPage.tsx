import { Anchor, Button } from "@mantine/core";
import { Link, useRevalidator } from "@remix-run/react";
import { IconSettings, IconUsersGroup } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { EmptyState } from "../ui/EmptyState.tsx";
import { LazyModal } from "../ui/LazyModal.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { SkeletonRows } from "../ui/Skeletons.tsx";
import type { ManagedTeam, TeamPageData } from "./page.server.ts";
import { TABS } from "../teams/tabs.ts";
import styles from "./team.module.css";
import type { OwnTeam } from "../teams/teams.server.ts";

const MemberView = lazy(async () => ({ default: (await import("./MemberView.tsx")).MemberView }));
const DeleteTeam = lazy(async () => ({ default: (await import("./DeleteTeam.tsx")).DeleteTeam }));
const MembersTab = lazy(() => import("./MembersTab.tsx"));
const TemplatesTab = lazy(() => import("./TemplatesTab.tsx"));
const CardsTab = lazy(() => import("./CardsTab.tsx"));
const InboxTab = lazy(() => import("./InboxTab.tsx"));
const AnalyticsTab = lazy(() => import("./AnalyticsTab.tsx"));
const DomainsTab = lazy(() => import("../domains/DomainsTab.tsx"));
const ActivityTab = lazy(() => import("./ActivityTab.tsx"));
const TeamForm = lazy(() => import("./TeamForm.tsx"));

export function TeamPage(data: TeamPageData) {
  if (data.kind === "none") return <NoTeam {...data} />;
  if (data.kind === "member")
    return (
      <Suspense fallback={<SkeletonRows label="Loading the team" />}>
        <MemberView {...data} />
      </Suspense>
    );
  return <Managed {...data} />;
}

function NoTeam({ mayCreate, items }: Extract<TeamPageData, { kind: "none" }>) {
  const [isOpen, setOpen] = useState(false);
  const create = mayCreate && <Button onClick={() => setOpen(true)}>Create a team</Button>;
  return (
    <>
      <PageHeader title="Team" subtitle="One look for everybody, and nobody's card lost when somebody leaves">
        {items.length > 0 && create}
      </PageHeader>
      {items.length === 0 ? (
        <EmptyState title="No team yet" icon={<IconUsersGroup size={32} stroke={1.6} />} action={create}>
          {mayCreate
            ? "In a team you invite people, give their cards one look and see what they bring."
            : "Teams can be created from level 3. Whoever has one can invite you by email."}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {items.map(({ id, name, members }) => (
            <li key={id}>
              <div>
                <Anchor component={Link} to={`?team=${id}`}>
                  {name}
                </Anchor>
                <small>{members === 1 ? "One member" : `${members} members`}</small>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Settings isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function Managed(data: ManagedTeam) {
  const [isOpen, setOpen] = useState(false);
  const { team, tab: current } = data;
  return (
    <>
      <PageHeader title={team.name} subtitle={team.directory ? <Directory slug={team.slug} /> : "Your team on Meishi"}>
        {data.ends && (
          <Suspense>
            <DeleteTeam team={team} cards={data.ends} />
          </Suspense>
        )}
        <Button
          variant="default"
          leftSection={<IconSettings size={18} stroke={1.8} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          Team settings
        </Button>
      </PageHeader>
      <nav className={styles.tabs} aria-label="Team">
        {TABS.map(({ value, label }) => (
          <Link
            key={value}
            to={`?tab=${value}&team=${team.id}`}
            preventScrollReset
            aria-current={value === current ? "page" : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <Suspense fallback={<SkeletonRows label="Loading the team" />}>
        <Content {...data} />
      </Suspense>
      <Settings team={team} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

const Directory = ({ slug }: { slug: string }) => (
  <Anchor href={`/team/${slug}`} target="_blank" rel="noreferrer">
    Public directory
  </Anchor>
);

function Content(data: ManagedTeam) {
  switch (data.tab) {
    case "members":
      return <MembersTab {...data} />;
    case "templates":
      return <TemplatesTab {...data} />;
    case "cards":
      return <CardsTab {...data} />;
    case "inbox":
      return <InboxTab {...data} />;
    case "analytics":
      return <AnalyticsTab {...data} />;
    case "domains":
      return <DomainsTab {...data.domains} />;
    case "activity":
      return <ActivityTab {...data} />;
  }
}

function Settings({ team, isOpen, onClose }: { team?: OwnTeam; isOpen: boolean; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  return (
    <LazyModal
      opened={isOpen}
      onClose={onClose}
      title={team ? "Team settings" : "Create a team"}
      closeOnClickOutside={false}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <Suspense fallback={<SkeletonRows label="Loading the form" />}>
        <TeamForm
          team={team}
          onSaved={() => {
            onClose();
            revalidate();
          }}
          onCancel={onClose}
        />
      </Suspense>
    </LazyModal>
  );
}
