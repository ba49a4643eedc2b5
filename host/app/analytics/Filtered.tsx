import { IconShieldCheck } from "@tabler/icons-react";
import { useCount } from "../ui/locale.ts";
import type { Analytics } from "./analytics.ts";
import styles from "./analytics.module.css";

/** Events excluded from the totals, and why, so that the totals can be trusted. */
export function Filtered({ data: { filtered, filteredBy } }: { data: Analytics }) {
  const formatCount = useCount();
  return (
    <section className={styles.filtered} aria-label="Excluded visits">
      <IconShieldCheck size={20} stroke={1.8} aria-hidden />
      <p>
        {filtered === 0
          ? "Nothing was excluded in this period. Visits by bots and your own visits are never counted."
          : `Excluded: ${formatCount(filteredBy.bot)} by bots such as search engines, ${formatCount(filteredBy.owner)} by you.`}{" "}
        Visitors are counted without cookies, so a person who visits on two days counts twice.
      </p>
    </section>
  );
}
