import "@mantine/charts/styles.layer.css";
import { AreaChart } from "@mantine/charts";
import { useFormatNumber } from "../../ui/locale.ts";
import type { Figures } from "../analytics.ts";
import styles from "./analytics.module.css";
import { ChartTable } from "./ChartTable.tsx";
import { useDateFormats } from "../format.ts";
import { PALETTE } from "./palette.ts";
import { Panel } from "./Panel.tsx";
import { useWords } from "../../ui/use-words.ts";
import { analyticsWords } from "../words.en.ts";

const SERIES = [
  { name: "views", color: PALETTE[0] },
  { name: "saves", color: PALETTE[1], strokeDasharray: "6 4" },
] as const;

/** Views and saves over time. The second line is dashed, so that color is not the only difference. */
export function ActivityChart({ data: { series, grouping } }: { data: Pick<Figures, "series" | "grouping"> }) {
  const text = useWords(analyticsWords);
  const formatCount = useFormatNumber();
  const dates = useDateFormats();
  const points = series.map(({ start, views, saves }) => ({
    label: dates.label(start, grouping),
    title: dates.title(start, grouping),
    views,
    saves,
  }));
  const titles = new Map(points.map(({ label, title }) => [label, title]));
  return (
    <Panel title={text.chart.title} aside={<Legend />}>
      <div aria-hidden="true" className={styles.chart}>
        <AreaChart
          h={250}
          data={points}
          dataKey="label"
          series={SERIES.map((one) => ({ ...one, label: text.totals[one.name] }))}
          curveType="monotone"
          withDots={series.length === 1}
          strokeWidth={2.5}
          fillOpacity={0.35}
          gridAxis="x"
          tickLine="none"
          valueFormatter={formatCount}
          xAxisProps={{ interval: "preserveStartEnd", minTickGap: 40 }}
          yAxisProps={{ allowDecimals: false, width: 44 }}
          areaProps={{ isAnimationActive: false }}
          areaChartProps={{ accessibilityLayer: false /* the table below is for keyboards and readers */ }}
          tooltipProps={{ labelFormatter: (label) => titles.get(String(label)) ?? label }}
        />
      </div>
      <ChartTable
        caption={text.chart.caption}
        columns={[text.chart.when, text.totals.views, text.totals.clicks, text.totals.saves, text.totals.submissions]}
        rows={series.map(({ start, views, clicks, saves, submissions }) => [
          dates.title(start, grouping),
          views,
          clicks,
          saves,
          submissions,
        ])}
      />
    </Panel>
  );
}

function Legend() {
  const text = useWords(analyticsWords);
  return (
    <div className={styles.legend} aria-hidden="true">
      {SERIES.map(({ name, color }) => (
        <span key={name}>
          <i style={{ background: color }} />
          {text.totals[name]}
        </span>
      ))}
    </div>
  );
}
