import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import styles from "./account.module.css";

interface Props {
  /** Its part of an address that leads to it. */
  id?: string;
  title: string;
  about?: string;
  isDangerous?: boolean;
  children: ReactNode;
}

/** One subject of the account page: what it is beside what can be done. */
export function AccountSection({ id, title, about, isDangerous, children }: Props) {
  const { hash } = useLocation();
  const section = useRef<HTMLElement>(null);
  // The page has come before its sections.
  useEffect(() => {
    if (id && hash === `#${id}`) section.current?.scrollIntoView();
  }, [hash, id]);
  return (
    <section ref={section} id={id} className={`${styles.columns} ${isDangerous ? styles.danger : ""}`}>
      <div>
        <h2>{title}</h2>
        {about && <p>{about}</p>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
