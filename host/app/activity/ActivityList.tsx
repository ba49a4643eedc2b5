import { Anchor } from "@mantine/core";
import { Link } from "@remix-run/react";
import { type FieldName, FIELDS } from "../cards/fields.ts";
import { MINUTE_MS } from "../config/durations.ts";
import { useLocale } from "../ui/locale.ts";
import styles from "./activity.module.css";
import type { Activity } from "./activity.server.ts";
import { activityWords } from "./words.en.ts";
import { useWords, useSentence } from "../ui/use-words.ts";

interface Props {
  items: Activity[];
  empty: string;
  /** URL of all activity of one person. */
  linkTo: (actorId: number) => string;
}

/** Groups consecutive invitations of one person; other entries stay single. */
function joined(items: Activity[]): [Activity, ...Activity[]][] {
  const groups: [Activity, ...Activity[]][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (
      before?.action === "invitation.create" &&
      item.action === before.action &&
      item.actor.id === before.actor.id &&
      item.teamId === before.teamId &&
      Date.parse(before.at) - Date.parse(item.at) < MINUTE_MS
    )
      last!.push(item);
    else groups.push([item]);
  }
  return groups;
}

const MAX_NAMES = 5;
/** Each once: of masked addresses many look the same. */
const namesOf = (invited: Pick<Activity, "target">[]) => [
  ...new Set(invited.flatMap(({ target: { name } }) => name ?? [])),
];

/** List of activity: actor, action, target and time. */
export function ActivityList({ items, empty, linkTo }: Props) {
  const text = useWords(activityWords);
  const locale = useLocale();
  const sentence = useSentence();
  const accountFields = text.fields as Record<string, string>;
  const labelOf = (field: string) => (Object.hasOwn(FIELDS, field) ? FIELDS[field as FieldName].label : undefined);
  const splitWords = (field: string) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const nameOf = (field: string) => accountFields[field] ?? sentence(labelOf(field) ?? splitWords(field));
  const whatWasDone = (action: string, target: string | null) => {
    if (action === "invitation.create" && target) return text.invited(target);
    const label = (text.actions as Record<string, string>)[action] ?? action;
    return target ? `${label} (${target})` : label;
  };
  const shorten = (names: string[]) =>
    names.slice(0, MAX_NAMES).join(", ") + (names.length > MAX_NAMES ? text.andMore(names.length - MAX_NAMES) : "");
  if (items.length === 0) return <p role="status">{empty}</p>;
  return (
    <ol className={styles.list}>
      {joined(items).map(([{ id, at, actor, action, target, fields }, ...more]) => (
        <li key={id}>
          <time dateTime={at}>
            {`${new Date(at).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" })} UTC`}
          </time>
          <span>
            {actor.id === null ? (
              <b>{text.somebody}</b>
            ) : (
              <Anchor component={Link} to={linkTo(actor.id)} fw={600} c="inherit">
                <bdi>{actor.name ?? text.person(actor.id)}</bdi>
              </Anchor>
            )}
            {`: ${more.length > 0 ? text.invitedMany(more.length + 1) : whatWasDone(action, target.name)}`}
            {more.length > 0 && <small>{shorten(namesOf([{ target }, ...more]))}</small>}
            {fields.length > 0 && <small>{fields.map(nameOf).join(", ")}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}
