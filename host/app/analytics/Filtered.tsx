import { IconShieldCheck } from "@tabler/icons-react";
import { useCount } from "../ui/locale.ts";
import type { Analytics } from "./analytics.ts";
import styles from "./analytics.module.css";

/** What is in no total, and why: so that the totals can be believed. */
export function Filtered({ data: { filtered, filteredBy } }: { data: Analytics }) {
  const formatCount = useCount();
  return (
    <section className={styles.filtered} aria-label="What is not counted">
      <IconShieldCheck size={20} stroke={1.8} aria-hidden />
      <p>
        {filtered === 0
          ? "Nothing was left out in these days. Visits of programs and your own are never counted."
          : `Left out: ${formatCount(filteredBy.bot)} by programs such as search engines, ${formatCount(filteredBy.owner)} by you.`}
        {" "}Visitors are counted without cookies; a person who comes on two days counts as two.
      </p>
    </section>
  );
}
