import styles from "./dashboard.module.css";

/** The last 30 days as a line: a hint of the course, whose figures are in Analytics. */
export function Spark({ days, label }: { days: number[]; label: string }) {
  const most = Math.max(1, ...days);
  const points = days.map((count, day) => `${(day / (days.length - 1)) * 100},${22 - (count / most) * 20}`);
  return (
    <dd className={styles.spark}>
      <svg viewBox="0 0 100 24" preserveAspectRatio="none" role="img" aria-label={label}>
        <polyline points={points.join(" ")} vectorEffect="non-scaling-stroke" />
      </svg>
    </dd>
  );
}
