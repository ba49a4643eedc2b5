import type { ReactNode } from "react";
import styles from "./account.module.css";

interface Props {
  title: string;
  about: string;
  isDangerous?: boolean;
  children: ReactNode;
}

/** One subject of the account page: what it is beside what can be done. */
export function Section({ title, about, isDangerous, children }: Props) {
  return (
    <section className={`${styles.columns} ${isDangerous ? styles.danger : ""}`}>
      <div>
        <h2>{title}</h2>
        <p>{about}</p>
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
