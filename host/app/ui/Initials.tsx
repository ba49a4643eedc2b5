import { initials } from "#sdk/card/initials.ts";
import styles from "./ui.module.css";

/** Round placeholder for a missing picture; the name is shown beside it. */
export function Initials({ name, size = 36 }: { name: string; size?: number }) {
  return (
    <span className={styles.initials} style={{ width: size, height: size, fontSize: size * 0.39 }} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
