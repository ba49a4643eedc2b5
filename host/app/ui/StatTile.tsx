import type { ReactNode } from "react";
import { useCount } from "./locale.ts";
import styles from "./ui.module.css";

/** Tiles beside each other: four on wide screens, two on phones. */
export function StatTiles({ children }: { children: ReactNode }) {
  return <dl className={styles.tiles}>{children}</dl>;
}

interface Props {
  label: string;
  /** A number is written as the reader does. */
  value: ReactNode;
  note?: ReactNode;
  icon?: ReactNode;
  /** Whether the note tells of a rise or a fall. */
  trend?: "up" | "down";
}

/** One figure with its name. */
export function StatTile({ label, value, note, icon, trend }: Props) {
  const formatCount = useCount();
  return (
    <div className={styles.tile}>
      <dt>{icon}{label}</dt>
      <dd className={styles.figure}>{typeof value === "number" ? formatCount(value) : value}</dd>
      {note && <dd className={styles.note} data-trend={trend}>{note}</dd>}
    </div>
  );
}
