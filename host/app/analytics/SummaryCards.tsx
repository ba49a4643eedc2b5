import { IconBookmark, IconClick, IconEye, IconMessage } from "@tabler/icons-react";
import { useCount } from "../ui/locale.ts";
import type { Analytics, Point } from "./analytics.ts";
import styles from "./analytics.module.css";
import { change, changeText } from "./formulas.ts";
import { PALETTE } from "./palette.ts";
import { PERIOD_NAMES } from "./periods.ts";

const CARDS = [
  { field: "views", label: "Views", Icon: IconEye, color: PALETTE[0] },
  { field: "clicks", label: "Link clicks", Icon: IconClick, color: PALETTE[2] },
  { field: "saves", label: "Saves", Icon: IconBookmark, color: PALETTE[1] },
  { field: "submissions", label: "Messages", Icon: IconMessage, color: PALETTE[4] },
] as const;

/** The four counts of the range, each with its change against the period before and its course. */
export function SummaryCards({ data: { totals, previous, series, range } }: { data: Analytics }) {
  const formatCount = useCount();
  const period = range ? PERIOD_NAMES[range] : "period";
  return (
    <dl className={styles.tiles}>
      {CARDS.map(({ field, label, Icon, color }) => (
        <div key={field} className={styles.tile}>
          <dt><Icon size={18} stroke={1.8} aria-hidden />{label}</dt>
          <dd className={styles.count}>{formatCount(totals[field])}</dd>
          <dd className={styles.change} data-trend={trendOf(totals[field], previous[field])}>
            {changeLine(totals[field], previous[field], period)}
          </dd>
          {field === "views" && <dd className={styles.visitors}>{`${formatCount(totals.visitors)} unique ${totals.visitors === 1 ? "visitor" : "visitors"}`}</dd>}
          <Sparkline points={series} field={field} color={color} />
        </div>
      ))}
    </dl>
  );
}

function changeLine(now: number, before: number, period: string): string {
  const text = changeText(now, before);
  if (text === null) return `None, as the ${period} before`;
  return text === "New" ? `New: none the ${period} before` : `${text} on the ${period} before`;
}

function trendOf(now: number, before: number): "up" | "down" | undefined {
  const rate = change(now, before);
  if (rate === null) return now > 0 ? "up" : undefined;
  return rate === 0 ? undefined : rate > 0 ? "up" : "down";
}

const [WIDTH, HEIGHT, MARGIN] = [120, 34, 3];

function Sparkline({ points, field, color }: { points: Point[]; field: (typeof CARDS)[number]["field"]; color: string }) {
  const most = Math.max(1, ...points.map((point) => point[field]));
  const step = WIDTH / Math.max(1, points.length - 1);
  const line = points.map((point, i) => `${(i * step).toFixed(1)},${(HEIGHT - MARGIN - (point[field] / most) * (HEIGHT - 2 * MARGIN)).toFixed(1)}`);
  return (
    <dd className={styles.spark} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        <polyline points={line.join(" ")} fill="none" stroke={color} strokeWidth="2" vectorEffect="non-scaling-stroke" />
      </svg>
    </dd>
  );
}
