import { type ReactNode, useId } from "react";
import styles from "../salesbot.module.css";

interface Props {
  title: string;
  /** What a link or button on the page leads to. */
  place?: string;
  /** One sentence on what it does for visitors. */
  about: string;
  children: ReactNode;
}

/** A named part of the form. */
export function Section({ title, place, about, children }: Props) {
  const id = useId();
  return (
    <section data-place={place} className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{about}</p>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

/** `12 / 100`, for texts with a limit. */
export function Counter({ text, most }: { text: string; most: number }) {
  return (
    <span className={styles.counter}>
      {text.length} / {most}
    </span>
  );
}
