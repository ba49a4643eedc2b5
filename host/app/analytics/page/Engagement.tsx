import { IconSparkles } from "@tabler/icons-react";
import type { Analytics } from "../analytics.ts";
import styles from "./engagement.module.css";
import {
  clickThroughRate,
  conversionRate,
  DECIMALS,
  engagementRate,
  type Insight,
  roundHalfUp,
  smartInsights,
} from "../formulas.ts";
import { formatSeconds } from "../format.ts";
import { Panel } from "./Panel.tsx";
import { useWords } from "../../ui/use-words.ts";
import { analyticsWords } from "../words.en.ts";

/** Engagement rates, with an explanation in words. */
export function Engagement({ data: { totals, previous, averageSeconds } }: { data: Analytics }) {
  const text = useWords(analyticsWords);
  const rates = [
    { label: text.engagement.rate, rate: engagementRate(totals), title: text.engagement.rateText },
    { label: text.engagement.conversion, rate: conversionRate(totals), title: text.engagement.conversionText },
    { label: text.engagement.clickThrough, rate: clickThroughRate(totals), title: text.engagement.clickThroughText },
  ];
  return (
    <Panel title={text.engagement.title}>
      <dl className={styles.rates}>
        {rates.map(({ label, rate, title }) => (
          <div key={label} title={title}>
            <dt>{label}</dt>
            <dd>{text.percent(roundHalfUp(rate * 100, DECIMALS.screen))}</dd>
          </div>
        ))}
      </dl>
      {averageSeconds !== null && <p className={styles.time}>{text.engagement.stay(formatSeconds(averageSeconds))}</p>}
      <h2 className={styles.insightsTitle}>{text.engagement.insights}</h2>
      <ul className={styles.insights}>
        {smartInsights(totals, previous, text).map((insight) => (
          <li key={insight.text}>
            <IconSparkles size={20} stroke={1.8} aria-hidden />
            <span>
              <InsightText {...insight} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function InsightText({ text, strong }: Insight) {
  const [before, after] = text.split(strong, 2);
  return (
    <>
      {before}
      <b>{strong}</b>
      {after}
    </>
  );
}
