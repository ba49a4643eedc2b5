import { IconShieldCheck } from "@tabler/icons-react";
import { useFormatNumber } from "../../ui/locale.ts";
import type { Analytics } from "../analytics.ts";
import styles from "./analytics.module.css";
import { useWords } from "../../ui/use-words.ts";
import { analyticsWords } from "../words.en.ts";

/** Events excluded from the totals, and why, so that the totals can be trusted. */
export function ExcludedEvents({ data: { filtered, filteredBy } }: { data: Analytics }) {
  const text = useWords(analyticsWords);
  const formatCount = useFormatNumber();
  return (
    <section className={styles.filtered} aria-label={text.excluded.name}>
      <IconShieldCheck size={20} stroke={1.8} aria-hidden />
      <p>
        {filtered === 0
          ? text.excluded.none
          : text.excluded.by(formatCount(filteredBy.bot), formatCount(filteredBy.owner))}{" "}
        {text.excluded.cookies}
      </p>
    </section>
  );
}
