import { type ReactNode, useId } from "react";
import styles from "../salesbot.module.css";

interface Props {
  title: string;
  /** Target of links on the page. */
  anchor?: string;
  /** One sentence on what it does for visitors. */
  about?: string;
  children: ReactNode;
}

/** A named part of the form. */
export function Section({ title, anchor, about, children }: Props) {
  const id = useId();
  return (
    <section data-place={anchor} className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {about && <p>{about}</p>}
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

/** `12 / 100`, for texts with a limit. */
export function Counter({ text, limit }: { text: string; limit: number }) {
  return (
    <span className={styles.counter}>
      {text.length} / {limit}
    </span>
  );
}
