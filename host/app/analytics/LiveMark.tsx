import { useCount } from "../ui/locale.ts";
import styles from "./analytics.module.css";

/** Shows that the page updates live, and how many events arrived since it was opened. */
export function LiveMark({ newEvents }: { newEvents: number }) {
  const formatCount = useCount();
  return (
    <p className={styles.live} role="status">
      <i aria-hidden="true" data-new={newEvents > 0 || undefined} />
      {newEvents === 0
        ? "Live"
        : `Live: ${formatCount(newEvents)} new ${newEvents === 1 ? "event" : "events"} since you opened this page`}
    </p>
  );
}
