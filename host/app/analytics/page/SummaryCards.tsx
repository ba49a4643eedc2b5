import { IconBookmark, IconClick, IconEye, IconMessage } from "@tabler/icons-react";
import { useFormatNumber } from "../../ui/locale.ts";
import { StatTile, StatTiles } from "../../ui/StatTile.tsx";
import type { Figures, Point } from "../analytics.ts";
import styles from "./analytics.module.css";
import { change, changeText } from "../formulas.ts";
import { PALETTE } from "./palette.ts";
import { useWords } from "../../ui/use-words.ts";
import { type AnalyticsWords, analyticsWords } from "../words.en.ts";

const CARDS = [
  { field: "views", Icon: IconEye, color: PALETTE[0] },
  { field: "clicks", Icon: IconClick, color: PALETTE[2] },
  { field: "saves", Icon: IconBookmark, color: PALETTE[1] },
  { field: "submissions", Icon: IconMessage, color: PALETTE[4] },
] as const;

/** The four totals of the range, each with its change from the previous period and a sparkline. */
export function SummaryCards({
  data: { totals, previous, series, range },
}: {
  data: Pick<Figures, "totals" | "previous" | "series" | "range">;
}) {
  const formatCount = useFormatNumber();
  const text = useWords(analyticsWords);
  return (
    <StatTiles>
      {CARDS.map(({ field, Icon, color }) => (
        <StatTile
          key={field}
          label={text.totals[field]}
          icon={<Icon size={20} stroke={1.8} aria-hidden />}
          value={totals[field]}
          note={changeLine(totals[field], previous[field], range ?? "other", text)}
          trend={trendOf(totals[field], previous[field])}
        >
          {field === "views" && (
            <dd className={styles.visitors}>{text.visitors(totals.visitors, formatCount(totals.visitors))}</dd>
          )}
          <Sparkline points={series} field={field} color={color} />
        </StatTile>
      ))}
    </StatTiles>
  );
}

function changeLine(
  now: number,
  before: number,
  period: keyof AnalyticsWords["previous"],
  text: AnalyticsWords,
): string {
  const changed = changeText(now, before, text);
  if (changed === null || now === before) return text.same;
  return before === 0 ? text.newSince[period] : text.changed(changed, text.previous[period]);
}

function trendOf(now: number, before: number): "up" | "down" | undefined {
  const rate = change(now, before);
  if (rate === null) return now > 0 ? "up" : undefined;
  return rate === 0 ? undefined : rate > 0 ? "up" : "down";
}

const [WIDTH, HEIGHT, MARGIN] = [120, 34, 3];

function Sparkline({
  points,
  field,
  color,
}: {
  points: Point[];
  field: (typeof CARDS)[number]["field"];
  color: string;
}) {
  const most = Math.max(1, ...points.map((point) => point[field]));
  const step = WIDTH / Math.max(1, points.length - 1);
  const line = points.map(
    (point, i) =>
      `${(i * step).toFixed(1)},${(HEIGHT - MARGIN - (point[field] / most) * (HEIGHT - 2 * MARGIN)).toFixed(1)}`,
  );
  return (
    <dd className={styles.spark} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        <polyline
          points={line.join(" ")}
          fill="none"
          stroke={color}
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </dd>
  );
}
