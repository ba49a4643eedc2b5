import { IconSparkles } from "@tabler/icons-react";
import type { Analytics } from "./analytics.ts";
import styles from "./engagement.module.css";
import {
  clickThroughRate,
  conversionRate,
  DECIMALS,
  engagementRate,
  type Insight,
  percent,
  smartInsights,
} from "./formulas.ts";
import { formatSeconds } from "./format.ts";
import { Panel } from "./Panel.tsx";

/** Engagement rates, with an explanation in words. */
export function Engagement({ data: { totals, averageSeconds } }: { data: Analytics }) {
  const rates = [
    { label: "Engagement rate", rate: engagementRate(totals), title: "Clicks and saves for each view" },
    { label: "Conversion (save rate)", rate: conversionRate(totals), title: "Saves for each view" },
    { label: "Click-through rate", rate: clickThroughRate(totals), title: "Clicks for each view" },
  ];
  return (
    <Panel title="Engagement metrics">
      <dl className={styles.rates}>
        {rates.map(({ label, rate, title }) => (
          <div key={label} title={title}>
            <dt>{label}</dt>
            <dd>{percent(rate, DECIMALS.screen)}</dd>
          </div>
        ))}
      </dl>
      {averageSeconds !== null && (
        <p className={styles.time}>Visitors stay {formatSeconds(averageSeconds)} on average.</p>
      )}
      <h2 className={styles.insightsTitle}>Smart insights</h2>
      <ul className={styles.insights}>
        {smartInsights(totals).map((insight) => (
          <li key={insight.text}>
            <IconSparkles size={20} stroke={1.8} aria-hidden />
            <span>
              <Sentence {...insight} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Sentence({ text, strong }: Insight) {
  const [before, after] = text.split(strong, 2);
  return (
    <>
      {before}
      <b>{strong}</b>
      {after}
    </>
  );
}
