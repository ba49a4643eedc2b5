import { useFormatNumber } from "../../ui/locale.ts";
import styles from "./analytics.module.css";
import { useWords } from "../../ui/use-words.ts";
import { analyticsWords } from "../words.en.ts";

/** Shows that the page updates live, and how many events arrived since it was opened. */
export function LiveIndicator({ newEvents }: { newEvents: number }) {
  const text = useWords(analyticsWords);
  const formatCount = useFormatNumber();
  return (
    <p className={styles.live} role="status">
      <i aria-hidden="true" data-new={newEvents > 0 || undefined} />
      {newEvents === 0 ? text.live : text.liveNew(newEvents, formatCount(newEvents))}
    </p>
  );
}
