import type { ReactNode } from "react";
import styles from "./analytics.module.css";

interface Props {
  title: string;
  note?: string;
  /** Beside the title: a legend. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A framed part of the page with its own heading. */
export function Panel({ title, note, aside, children }: Props) {
  return (
    <section className={styles.panel} aria-label={title}>
      <div className={styles.panelHead}>
        <div>
          <h2>{title}</h2>
          {note && <p>{note}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
