import styles from "./progress-bar.module.css";

interface Props {
  /** From 0 to 100. */
  percent: number;
  label: string;
}

/** How far something is; Mantine's own weighs 1 KB, which the editor would load at first. */
export function ProgressBar({ percent, label }: Props) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={styles.bar}
    >
      <div style={{ width: `${percent}%` }} />
    </div>
  );
}
