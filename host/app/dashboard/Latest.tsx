import { Link } from "@remix-run/react";
import { api } from "../ui/api.ts";
import { useFormatDateTime } from "../ui/locale.ts";
import { useWords } from "../ui/use-words.ts";
import styles from "./latest.module.css";
import type { LatestItem } from "../latest/latest.server.ts";
import { dashboardWords } from "./words.en.ts";

/** The newest that visitors left, each a link to the whole. */
export function Latest({ items }: { items: LatestItem[] }) {
  const words = useWords(dashboardWords);
  const when = useFormatDateTime();
  return (
    <section aria-labelledby="latest">
      <h2 id="latest" className={styles.heading}>
        {words.latest}
      </h2>
      <ul className={styles.latest}>
        {items.map(({ to, name, text, at, unreadItem }) => (
          <li key={to}>
            <Link
              to={to}
              data-unread={unreadItem !== null || undefined}
              // Should that fail, it is marked at the next opening.
              onClick={() => void (unreadItem && api("PATCH", unreadItem, { isRead: true }).catch(() => {}))}
            >
              <b dir="auto">{name ?? words.anonymous}</b>
              <span dir="auto">{text}</span>
              <time dateTime={at}>{when(at)}</time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
