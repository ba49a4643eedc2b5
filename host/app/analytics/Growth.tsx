import { useCount } from "../ui/locale.ts";
import type { Analytics, Growth as Window } from "./analytics.ts";
import styles from "./analytics.module.css";
import engagement from "./engagement.module.css";
import { changeText, DECIMALS, fixed } from "./formulas.ts";
import { Panel } from "./Panel.tsx";

/** Growth insights: the last 7 and 30 days, regardless of the selected range. */
export function Growth({ data: { last7, last30, summary } }: { data: Analytics }) {
  const formatCount = useCount();
  return (
    <Panel title="Growth insights">
      <dl className={engagement.growth}>
        <Line label="Last 7 days" window={last7} />
        <Line label="Last 30 days" window={last30} />
        <div>
          <dt>Average daily views</dt>
          <dd>{fixed(summary.averageDailyViews, DECIMALS.screen)}</dd>
        </div>
        <div>
          <dt>Views, all time</dt>
          <dd>{formatCount(summary.totalViews)}</dd>
        </div>
      </dl>
    </Panel>
  );
}

function Line({ label, window: { now, before } }: { label: string; window: Window }) {
  const formatCount = useCount();
  const text = changeText(now.views, before.views);
  const trend = now.views === before.views ? undefined : now.views > before.views ? "up" : "down";
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {formatCount(now.views)} {now.views === 1 ? "view" : "views"}
        {text && (
          <small className={styles.change} data-trend={trend}>
            {" "}
            {text}
          </small>
        )}
      </dd>
    </div>
  );
}
