import { Anchor, Button } from "@mantine/core";
import { Link, useRevalidator } from "@remix-run/react";
import { IconSettings, IconUsersGroup } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import activity from "../activity/activity.module.css";
import analytics from "../analytics/page/analytics.module.css";
import domains from "../domains/domains.module.css";
import { EmptyState } from "../ui/EmptyState.tsx";
import { LazyModal } from "../ui/LazyModal.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { SkeletonRows } from "../ui/Skeletons.tsx";
import type { ManagedTeam, TeamPageData } from "./page.server.ts";
import { TABS } from "../teams/tabs.ts";
import styles from "./team.module.css";
import type { OwnTeam } from "../teams/teams.server.ts";
import { useWords } from "../ui/use-words.ts";
import { teamWords } from "./words.en.ts";

const MemberView = lazy(async () => ({ default: (await import("./MemberView.tsx")).MemberView }));
const DeleteTeam = lazy(async () => ({ default: (await import("./DeleteTeam.tsx")).DeleteTeam }));
const MembersTab = lazy(() => import("./MembersTab.tsx"));
const TemplatesTab = lazy(() => import("./templates/TemplatesTab.tsx"));
const CardsTab = lazy(() => import("./CardsTab.tsx"));
const InboxTab = lazy(() => import("./InboxTab.tsx"));
const AnalyticsTab = lazy(() => import("./AnalyticsTab.tsx"));
const ActivityPanel = lazy(async () => ({ default: (await import("../activity/ActivityPanel.tsx")).ActivityPanel }));
const DomainsTab = lazy(() => import("../domains/DomainsTab.tsx"));
const TeamForm = lazy(() => import("./TeamForm.tsx"));

export function TeamPage(data: TeamPageData) {
  const text = useWords(teamWords);
  if (data.kind === "none") return <NoTeam {...data} />;
  if (data.kind === "member")
    return (
      <Suspense fallback={<SkeletonRows label={text.loading} />}>
        <MemberView {...data} />
      </Suspense>
    );
  return <Managed {...data} />;
}

function NoTeam({ mayCreate, items }: Extract<TeamPageData, { kind: "none" }>) {
  const text = useWords(teamWords);
  const [isOpen, setOpen] = useState(false);
  const create = mayCreate ? (
    <Button onClick={() => setOpen(true)}>{text.create}</Button>
  ) : (
    <Button component={Link} to="/account#plan">
      {text.ask}
    </Button>
  );
  return (
    <>
      <PageHeader title={text.title} subtitle={text.subtitle}>
        {items.length > 0 && create}
      </PageHeader>
      {items.length === 0 ? (
        <EmptyState title={text.none} icon={<IconUsersGroup size={32} stroke={1.6} />} action={create}>
          {mayCreate ? text.noneText : text.noneLow}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {items.map(({ id, name, members }) => (
            <li key={id}>
              <div>
                <Anchor component={Link} to={`?team=${id}`}>
                  {name}
                </Anchor>
                <small>{text.members(members)}</small>
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
  const text = useWords(teamWords);
  const [isOpen, setOpen] = useState(false);
  const { team, tab: current } = data;
  return (
    <>
      <PageHeader title={team.name} subtitle={team.directory ? <Directory slug={team.slug} /> : text.yours}>
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
          {text.settings}
        </Button>
      </PageHeader>
      <nav className={styles.tabs} aria-label={text.title}>
        {TABS.map((value) => (
          <Link
            key={value}
            to={`?tab=${value}&team=${team.id}`}
            preventScrollReset
            aria-current={value === current ? "page" : undefined}
          >
            {text.tabs[value]}
          </Link>
        ))}
      </nav>
      <Suspense fallback={<SkeletonRows label={text.loading} />}>
        <Content {...data} />
      </Suspense>
      <Settings team={team} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function Directory({ slug }: { slug: string }) {
  const text = useWords(teamWords);
  return (
    <Anchor href={`/team/${slug}`} target="_blank" rel="noreferrer">
      {text.directory}
    </Anchor>
  );
}

/**
 * Drawn by the server before their code is there, tabs would move if their styles came with it: those stand in the
 * page's sheets only if the page itself names one of their classes.
 */
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
      return (
        <div className={analytics.page}>
          <AnalyticsTab {...data} />
        </div>
      );
    case "domains":
      return (
        <div className={domains.page}>
          <DomainsTab {...data.domains} />
        </div>
      );
    case "activity":
      return (
        <div className={activity.page}>
          <ActivityPanel {...data.activity} baseParams={{ tab: "activity", team: String(data.team.id) }} />
        </div>
      );
  }
}

function Settings({ team, isOpen, onClose }: { team?: OwnTeam; isOpen: boolean; onClose: () => void }) {
  const text = useWords(teamWords);
  const { revalidate } = useRevalidator();
  return (
    <LazyModal opened={isOpen} onClose={onClose} title={team ? text.settings : text.create} closeOnClickOutside={false}>
      <Suspense fallback={<SkeletonRows label={text.loadingForm} />}>
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
