import { Button, Table } from "@mantine/core";
import { useSearchParams } from "@remix-run/react";
import { IconDownload } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import analytics from "../analytics/page/analytics.module.css";
import { Panel } from "../analytics/page/Panel.tsx";
import { RangeControl } from "../analytics/page/RangeControl.tsx";
import { Ranking } from "../analytics/page/Ranking.tsx";
import { selectedRangeFrom } from "../analytics/page/selected-range.ts";
import { SummaryCards } from "../analytics/page/SummaryCards.tsx";
import { eventsIn, hasVisits } from "../analytics/page/use-analytics.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { useFormatNumber } from "../ui/locale.ts";
import { Skeleton } from "../ui/Skeletons.tsx";
import type { ManagedTeam } from "./page.server.ts";
import styles from "./team.module.css";
import { useWords } from "../ui/use-words.ts";
import { analyticsWords } from "../analytics/words.en.ts";

const ActivityChart = lazy(async () => ({
  default: (await import("../analytics/page/ActivityChart.tsx")).ActivityChart,
}));

type Props = Extract<ManagedTeam, { tab: "analytics" }>;

/** Analytics of a team's cards, in total and by member, in UTC days. */
export default function AnalyticsTab({ team, figures }: Props) {
  const text = useWords(analyticsWords);
  const [search] = useSearchParams();
  const selectedRange = selectedRangeFrom(search);
  if (eventsIn(figures) === 0) return <EmptyState title={text.noVisits.title}>{text.noVisits.team}</EmptyState>;
  return (
    <>
      <div className={styles.tools}>
        <RangeControl selected={selectedRange} />
        <Button
          component="a"
          href={`/api/analytics/team/${team.id}/export?${new URLSearchParams(selectedRange).toString()}`}
          download
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
        >
          {text.team.csv}
        </Button>
      </div>
      {hasVisits(figures) ? (
        <div className={analytics.figures}>
          <SummaryCards data={figures} />
          <div className={analytics.wideAndNarrow}>
            <Suspense fallback={<Skeleton height={340} />}>
              <ActivityChart data={figures} />
            </Suspense>
            <Ranking
              title={text.topLinks}
              ranked={figures.links.map((link) => ({ ...link, label: text.label(link.label) }))}
              unit="clicks"
              empty={text.noClicks}
            />
          </div>
          <Members figures={figures} />
        </div>
      ) : (
        <EmptyState title={text.noVisits.inRange}>{text.noVisits.inRangeText}</EmptyState>
      )}
    </>
  );
}

function Members({ figures: { members, totals } }: Pick<Props, "figures">) {
  const text = useWords(analyticsWords);
  const formatCount = useFormatNumber();
  const sum = (field: "views" | "saves" | "leads") => members.reduce((total, member) => total + member[field], 0);
  const rest = {
    views: totals.views - sum("views"),
    saves: totals.saves - sum("saves"),
    leads: totals.submissions - sum("leads"),
  };
  const row = (key: number | string, name: string, { views, saves, leads }: typeof rest) => (
    <Table.Tr key={key}>
      <Table.Th scope="row" fw={500}>
        <bdi>{name}</bdi>
      </Table.Th>
      {[views, saves, leads].map((n, i) => (
        <Table.Td key={i} ta="end">
          {formatCount(n)}
        </Table.Td>
      ))}
    </Table.Tr>
  );
  return (
    <Panel title={text.team.byMember}>
      <Table.ScrollContainer minWidth={320} tabIndex={0} role="region" aria-label={text.team.table}>
        <Table verticalSpacing="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{text.team.member}</Table.Th>
              {[text.totals.views, text.totals.saves, text.totals.submissions].map((label) => (
                <Table.Th key={label} ta="end">
                  {label}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {[...members]
              .sort((a, b) => b.views - a.views || a.name.localeCompare(b.name))
              .map((member) => row(member.userId, member.name, member))}
            {Object.values(rest).some((n) => n > 0) && row("rest", text.team.left, rest)}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Panel>
  );
}
