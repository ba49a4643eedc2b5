import type { ReactNode } from "react";
import styles from "./ui.module.css";

/** Tiles beside each other: four on wide screens, two on phones. */
export function StatTiles({ children }: { children: ReactNode }) {
  return <dl className={styles.tiles}>{children}</dl>;
}

interface Props {
  label: string;
  /** A number is written in the reader's language. */
  value: ReactNode;
  note?: ReactNode;
  icon?: ReactNode;
  /** Whether the note tells of a rise or a fall. */
  trend?: "up" | "down";
}

/** One figure with its name. */
export function StatTile({ label, value, note, icon, trend }: Props) {
  return (
    <div className={styles.tile}>
      <dt>{icon}{label}</dt>
      <dd className={styles.figure}>{typeof value === "number" ? formatNumber(value) : value}</dd>
      {note && <dd className={styles.note} data-trend={trend}>{note}</dd>}
    </div>
  );
}

// Texts are English, so the page's language decides; the same on server and browser.
const formatNumber = new Intl.NumberFormat("en").format;
