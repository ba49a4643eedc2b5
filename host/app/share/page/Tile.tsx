import type { ReactNode } from "react";
import styles from "./share.module.css";

interface Props {
  title: string;
  /** Over the whole width of the page. */
  isWide?: boolean;
  children: ReactNode;
}

/** A framed part of the page with its own heading. */
export function Tile({ title, isWide, children }: Props) {
  return (
    <section className={styles.tile} aria-label={title} data-wide={isWide || undefined}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
