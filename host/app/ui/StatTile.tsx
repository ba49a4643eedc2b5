import type { ReactNode } from "react";
import { useFormatNumber } from "./locale.ts";
import styles from "./ui.module.css";

/** Tiles beside each other: four on wide screens, two on phones. */
export function StatTiles({ children }: { children: ReactNode }) {
  return <dl className={styles.tiles}>{children}</dl>;
}

interface Props {
  label: string;
  /** Numbers are formatted in the reader's locale. */
  value: ReactNode;
  note?: ReactNode;
  icon?: ReactNode;
  /** Whether the note reports a rise or a fall. */
  trend?: "up" | "down";
  /** More `dd` elements below the note. */
  children?: ReactNode;
}

/** One labeled figure. */
export function StatTile({ label, value, note, icon, trend, children }: Props) {
  const formatCount = useFormatNumber();
  return (
    <div className={styles.tile}>
      <dt>
        {icon}
        {label}
      </dt>
      <dd className={styles.figure}>{typeof value === "number" ? formatCount(value) : value}</dd>
      {note && (
        <dd className={styles.note} data-trend={trend}>
          {note}
        </dd>
      )}
      {children}
    </div>
  );
}
