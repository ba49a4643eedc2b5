import { Button } from "@mantine/core";
import { useLocation, useNavigation } from "@remix-run/react";
import { IconChevronDown } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { Skeleton } from "../../ui/Skeletons.tsx";
import { StatTiles } from "../../ui/StatTile.tsx";
import type { Analytics } from "../analytics.ts";
import styles from "./analytics.module.css";
import { ExportMenu } from "../export/ExportMenu.tsx";
import { useDateFormats } from "../format.ts";
import { LiveIndicator } from "./LiveIndicator.tsx";
import { RangeControl } from "./RangeControl.tsx";
import { Ranking } from "./Ranking.tsx";
import { selectedRangeFrom } from "./selected-range.ts";
import { SummaryCards } from "./SummaryCards.tsx";
import { eventsIn, hasVisits, type Loaded, useAnalytics } from "./use-analytics.ts";
import { useWords } from "../../ui/use-words.ts";
import { analyticsWords } from "../words.en.ts";

/** Loaded on demand, because most cards have been visited. */
const NoVisits = lazy(async () => ({ default: (await import("./NoVisits.tsx")).NoVisits }));

/** Loads what is below the first screen later. */
const Charts = {
  Activity: lazy(async () => ({ default: (await import("./ActivityChart.tsx")).ActivityChart })),
  Insights: lazy(async () => ({ default: (await import("./Insights.tsx")).Insights })),
  History: lazy(async () => ({ default: (await import("./History.tsx")).History })),
  More: lazy(() => import("./MorePanels.tsx")),
};

interface Props {
  card: { id: number; name: string | null; slug: string; url?: string };
  /** The figures; undefined while a page that the server has rendered still loads them. */
  loaded: Loaded | undefined;
}

/** A card's analytics. */
export function AnalyticsPage({ card, loaded }: Props) {
  const text = useWords(analyticsWords);
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const isRefreshing = next?.pathname === pathname;
  const selectedRange = selectedRangeFrom(new URLSearchParams(isRefreshing ? next.search : search));
  const { data, loadMore, newEvents, exportPath } = useAnalytics(card.id, loaded);
  const dates = useDateFormats();
  const name = card.name ?? card.slug;
  const exported = <ExportMenu analytics={data} exportPath={exportPath} />;
  return (
    <div className={styles.page}>
      <PageHeader
        title={text.title}
        subtitle={data && eventsIn(data) > 0 ? `${name}, ${dates.days(data.from, data.to)}` : name}
      >
        {(!data || eventsIn(data) > 0) && (
          <>
            <RangeControl selected={selectedRange} />
            {exported}
          </>
        )}
      </PageHeader>
      {data ? (
        <Figures
          card={card}
          data={data}
          newEvents={newEvents}
          isRefreshing={isRefreshing}
          loadMore={loadMore}
          exported={exported}
        />
      ) : (
        <Loading />
      )}
    </div>
  );
}

interface FiguresProps extends Pick<Props, "card"> {
  data: Analytics;
  newEvents: number;
  isRefreshing: boolean;
  loadMore(): Promise<void>;
  exported: ReactNode;
}

function Figures({ card, data, newEvents, isRefreshing, loadMore, exported }: FiguresProps) {
  const text = useWords(analyticsWords);
  const named = <Value extends { label: string }>(value: Value) => ({ ...value, label: text.label(value.label) });
  const [hasMore, setMore] = useState(false);
  // Empty charts would say the same again.
  if (eventsIn(data) === 0)
    return (
      <Suspense fallback={<Skeleton height={160} />}>
        <NoVisits card={card}>{exported}</NoVisits>
      </Suspense>
    );
  if (!hasVisits(data)) return <EmptyState title={text.noVisits.inRange}>{text.noVisits.inRangeText}</EmptyState>;
  return (
    <div className={styles.figures} aria-busy={isRefreshing}>
      <LiveIndicator newEvents={newEvents} />
      <SummaryCards data={data} />
      <div className={styles.wideAndNarrow}>
        <Suspense fallback={<Skeleton height={340} />}>
          <Charts.Activity data={data} />
        </Suspense>
        <Ranking title={text.topLinks} ranked={data.links.map(named)} unit="clicks" empty={text.noClicks} />
      </div>
      <Suspense fallback={<Skeleton height={300} />}>
        <Charts.Insights data={data} />
      </Suspense>
      <Suspense fallback={<Skeleton height={320} />}>
        <Charts.History data={data} loadMore={loadMore} />
      </Suspense>
      <Button
        variant="default"
        className={styles.more}
        aria-expanded={hasMore}
        rightSection={<IconChevronDown size={18} stroke={1.8} aria-hidden />}
        onClick={() => setMore(!hasMore)}
      >
        {text.more}
      </Button>
      {hasMore && (
        <Suspense fallback={<Skeleton height={300} />}>
          <Charts.More data={data} />
        </Suspense>
      )}
    </div>
  );
}

function Loading() {
  const text = useWords(analyticsWords);
  return (
    <div className={styles.figures} role="status" aria-label={text.loading}>
      <StatTiles>
        {[1, 2, 3, 4].map((n) => (
          <Skeleton key={n} height={160} />
        ))}
      </StatTiles>
      <div className={styles.wideAndNarrow}>
        <Skeleton height={340} />
        <Skeleton height={340} />
      </div>
      <Skeleton height={320} />
    </div>
  );
}
