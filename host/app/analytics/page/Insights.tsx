import { IconSparkles } from "@tabler/icons-react";
import { useId, type ReactNode } from "react";
import { useFormatNumber } from "../../ui/locale.ts";
import { useWords } from "../../ui/use-words.ts";
import type { Analytics, Growth as Window } from "../analytics.ts";
import { formatSeconds } from "../format.ts";
import {
  changeText,
  clickThroughRate,
  conversionRate,
  DECIMALS,
  engagementRate,
  roundHalfUp,
  smartInsights,
} from "../formulas.ts";
import { analyticsWords } from "../words.en.ts";
import styles from "./analytics.module.css";
import engagement from "./engagement.module.css";
import { Panel } from "./Panel.tsx";

/** Interpretation of the figures: sentences, rates, and growth, which is independent of the selected range. */
export function Insights({ data }: { data: Analytics }) {
  const text = useWords(analyticsWords);
  const formatCount = useFormatNumber();
  const { totals, previous, averageSeconds, last7, last30, summary } = data;
  const rates = [
    { label: text.engagement.rate, rate: engagementRate(totals), title: text.engagement.rateText },
    { label: text.engagement.conversion, rate: conversionRate(totals), title: text.engagement.conversionText },
    { label: text.engagement.clickThrough, rate: clickThroughRate(totals), title: text.engagement.clickThroughText },
  ];
  return (
    <Panel title={text.insights}>
      <div className={styles.two}>
        <Part title={text.engagement.title}>
          <dl className={engagement.rates}>
            {rates.map(({ label, rate, title }) => (
              <div key={label} title={title}>
                <dt>{label}</dt>
                <dd>{text.percent(roundHalfUp(rate * 100, DECIMALS.screen))}</dd>
              </div>
            ))}
          </dl>
          {averageSeconds !== null && (
            <p className={engagement.time}>{text.engagement.stay(formatSeconds(averageSeconds))}</p>
          )}
          <h4>{text.engagement.insights}</h4>
          <ul className={engagement.insights}>
            {smartInsights(totals, previous, text).map((insight) => {
              const [before, after] = insight.text.split(insight.strong, 2);
              return (
                <li key={insight.text}>
                  <IconSparkles size={20} stroke={1.8} aria-hidden />
                  <span>
                    {before}
                    <b>{insight.strong}</b>
                    {after}
                  </span>
                </li>
              );
            })}
          </ul>
        </Part>
        <Part title={text.growth.title}>
          <dl className={engagement.growth}>
            <Growth label={text.growth.last7} window={last7} />
            <Growth label={text.growth.last30} window={last30} />
            <div>
              <dt>{text.growth.daily}</dt>
              <dd>{text.decimal(roundHalfUp(summary.averageDailyViews, DECIMALS.screen))}</dd>
            </div>
            <div>
              <dt>{text.growth.all}</dt>
              <dd>{formatCount(summary.totalViews)}</dd>
            </div>
          </dl>
        </Part>
      </div>
    </Panel>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={engagement.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

function Growth({ label, window: { now, before } }: { label: string; window: Window }) {
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
