import { useFormatNumber } from "../../ui/locale.ts";
import type { Analytics, Growth as Window } from "../analytics.ts";
import styles from "./analytics.module.css";
import engagement from "./engagement.module.css";
import { changeText, DECIMALS, roundHalfUp } from "../formulas.ts";
import { Panel } from "./Panel.tsx";
import { useWords } from "../../ui/use-words.ts";
import { analyticsWords } from "../words.en.ts";

/** Growth insights: the last 7 and 30 days, regardless of the selected range. */
export function Growth({ data: { last7, last30, summary } }: { data: Analytics }) {
  const text = useWords(analyticsWords);
  const formatCount = useFormatNumber();
  return (
    <Panel title={text.growth.title}>
      <dl className={engagement.growth}>
        <Line label={text.growth.last7} window={last7} />
        <Line label={text.growth.last30} window={last30} />
        <div>
          <dt>{text.growth.daily}</dt>
          <dd>{text.decimal(roundHalfUp(summary.averageDailyViews, DECIMALS.screen))}</dd>
        </div>
        <div>
          <dt>{text.growth.all}</dt>
          <dd>{formatCount(summary.totalViews)}</dd>
        </div>
      </dl>
    </Panel>
  );
}

function Line({ label, window: { now, before } }: { label: string; window: Window }) {
  const formatCount = useFormatNumber();
  const words = useWords(analyticsWords);
  const text = changeText(now.views, before.views, words);
  const trend = now.views === before.views ? undefined : now.views > before.views ? "up" : "down";
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {words.views(now.views, formatCount(now.views))}
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
