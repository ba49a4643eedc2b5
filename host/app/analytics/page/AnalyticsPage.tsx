import { Button } from "@mantine/core";
import { Link, useLocation, useNavigation } from "@remix-run/react";
import { IconMessages } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { Skeleton } from "../../ui/Skeletons.tsx";
import { StatTiles } from "../../ui/StatTile.tsx";
import type { Analytics } from "../analytics.ts";
import styles from "./analytics.module.css";
import { Engagement } from "./Engagement.tsx";
import { ExportMenu } from "../export/ExportMenu.tsx";
import { useDateFormats } from "../format.ts";
import { LiveIndicator } from "./LiveIndicator.tsx";
import { RangeControl } from "./RangeControl.tsx";
import { Ranking } from "./Ranking.tsx";
import { selectedRangeFrom } from "./selected-range.ts";
import { SummaryCards } from "./SummaryCards.tsx";
import { eventsIn, type Loaded, useAnalytics } from "./use-analytics.ts";
import { useWords } from "../../ui/use-words.ts";
import { analyticsWords } from "../words.en.ts";

/** Loaded on demand, because most cards have been visited. */
const NoVisits = lazy(async () => ({ default: (await import("./NoVisits.tsx")).NoVisits }));

/** Loads what is below the first screen later. */
const Charts = {
  Hours: lazy(async () => ({ default: (await import("./HeatMap.tsx")).HeatMap })),
  Activity: lazy(async () => ({ default: (await import("./Charts.tsx")).ActivityChart })),
  Campaigns: lazy(async () => ({ default: (await import("./CampaignPanel.tsx")).CampaignPanel })),
  Growth: lazy(async () => ({ default: (await import("./Growth.tsx")).Growth })),
  Filtered: lazy(async () => ({ default: (await import("./ExcludedEvents.tsx")).ExcludedEvents })),
  History: lazy(async () => ({ default: (await import("./History.tsx")).History })),
  Shares: lazy(async () => ({ default: (await import("./Charts.tsx")).ShareChart })),
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
  return (
    <div className={styles.page}>
      <PageHeader title={text.title} subtitle={data ? `${name}, ${dates.days(data.from, data.to)}` : name}>
        <RangeControl selected={selectedRange} />
        <Button
          component={Link}
          to={`/inbox?card=${card.id}`}
          variant="default"
          leftSection={<IconMessages size={18} stroke={1.8} aria-hidden />}
        >
          {text.inbox}
        </Button>
        <ExportMenu analytics={data} exportPath={exportPath} />
      </PageHeader>
      {data ? (
        <Figures card={card} data={data} newEvents={newEvents} isRefreshing={isRefreshing} loadMore={loadMore} />
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
}

function Figures({ card, data, newEvents, isRefreshing, loadMore }: FiguresProps) {
  const text = useWords(analyticsWords);
  const named = <Value extends { label: string }>(value: Value) => ({ ...value, label: text.label(value.label) });
  if (eventsIn(data) === 0) return <BeforeTheFirst card={card} data={data} loadMore={loadMore} />;
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
      <div className={styles.wideAndNarrow}>
        <Suspense fallback={<Skeleton height={300} />}>
          <Charts.Hours hours={data.hours} />
        </Suspense>
        <Engagement data={data} />
      </div>
      <div className={styles.three}>
        <Suspense fallback={<Skeleton height={280} />}>
          <Charts.Shares title={text.sources} column={text.source} ranked={data.sources.map(named)} />
        </Suspense>
        <Suspense fallback={<Skeleton height={280} />}>
          <Charts.Shares title={text.devices} column={text.device} ranked={data.devices.map(named)} />
        </Suspense>
        <Suspense fallback={<Skeleton height={280} />}>
          <Charts.Growth data={data} />
        </Suspense>
      </div>
      <div className={styles.two}>
        <Ranking
          title={text.countries}
          ranked={data.countries.map((one) => ({ ...one, label: text.country(one.name, one.label) }))}
          unit="views"
          empty={text.noViews}
        />
        <Ranking title={text.referrers} ranked={data.referrers} unit="views" empty={text.noReferrers} />
      </div>
      <Suspense fallback={<Skeleton height={120} />}>
        <Charts.Campaigns data={data} />
      </Suspense>
      <Events data={data} loadMore={loadMore} />
    </div>
  );
}

type EventsProps = Pick<FiguresProps, "data" | "loadMore">;

/** Single events, and those that no total counts. */
function Events({ data, loadMore }: EventsProps) {
  return (
    <>
      <Suspense fallback={<Skeleton height={320} />}>
        <Charts.History data={data} loadMore={loadMore} />
      </Suspense>
      <Suspense>
        <Charts.Filtered data={data} />
      </Suspense>
    </>
  );
}

/** Before the first visit: how to get one, and what will be counted. Empty charts are left out. */
function BeforeTheFirst({ card, data, loadMore }: EventsProps & Pick<Props, "card">) {
  return (
    <div className={styles.figures}>
      <Suspense fallback={<Skeleton height={160} />}>
        <NoVisits card={card} />
      </Suspense>
      <SummaryCards data={data} />
      <div className={styles.two}>
        <Engagement data={data} />
        <Suspense fallback={<Skeleton height={280} />}>
          <Charts.Growth data={data} />
        </Suspense>
      </div>
      <Events data={data} loadMore={loadMore} />
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
