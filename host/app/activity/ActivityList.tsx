import { useLocale } from "../ui/locale.ts";
import styles from "./activity.module.css";
import { actionLabel } from "./action-labels.ts";
import type { Activity } from "./activity.server.ts";

/** Who did what to whom when. */
export function ActivityList({ items }: { items: Activity[] }) {
  const locale = useLocale();
  if (items.length === 0) return <p>Nothing has happened yet.</p>;
  return (
    <ol className={styles.list}>
      {items.map(({ id, at, actor, action, target, fields }) => (
        <li key={id}>
          <time dateTime={at}>
            {new Date(at).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" })}
          </time>
          <span>
            <b>{actor.name ?? (actor.id === null ? "Somebody" : `Person ${actor.id}`)}</b>
            {`: ${actionLabel(action)}`}
            {target.name && ` (${target.name})`}
            {fields.length > 0 && <small>{fields.join(", ")}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}
