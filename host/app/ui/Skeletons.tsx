import type { CSSProperties } from "react";
import styles from "./ui.module.css";

/** A gray placeholder for what is loading; appears after 200 ms, so that quick pages show none. */
export function Skeleton({
  height,
  width = "100%",
  radius = 8,
}: Pick<CSSProperties, "height" | "width"> & { radius?: number }) {
  return <div className={styles.skeleton} style={{ height, width, maxWidth: "100%", borderRadius: radius }} />;
}

interface Props {
  /** Label for screen readers: 'Loading cards'. */
  label: string;
  rows?: number;
}

/** Placeholder lines of a list or table. */
export function SkeletonRows({ label, rows = 5 }: Props) {
  return (
    <div role="status" aria-label={label} className={styles.skeletonRows}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={44} />
      ))}
    </div>
  );
}

/** Placeholder tiles in the size of StatTile. */
export function SkeletonTiles({ label, rows: tiles = 4 }: Props) {
  return (
    <div role="status" aria-label={label} className={styles.tiles}>
      {Array.from({ length: tiles }, (_, tile) => (
        <Skeleton key={tile} height={116} radius={14} />
      ))}
    </div>
  );
}
