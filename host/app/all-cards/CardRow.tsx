import { Badge, Button } from "@mantine/core";
import { Link } from "@remix-run/react";
import { LEVEL } from "../access.ts";
import { useCount, useLocale } from "../ui/locale.ts";
import { useUser } from "../ui/user.ts";
import styles from "./all-cards.module.css";
import type { ListedCard } from "./all-cards.server.ts";
import { cardName, ownerName } from "./names.ts";

interface Props {
  card: ListedCard;
  onPause: () => void;
  onHandOver: () => void;
  onDelete: () => void;
}

/** One card of the list; on phones a box of its own. */
export function CardRow({ card, onPause, onHandOver, onDelete }: Props) {
  const { accessLevel } = useUser();
  const format = useCount();
  const locale = useLocale();
  const name = cardName(card);
  const look = (action: string) =>
    ({ size: "compact-sm", variant: "default", "aria-label": `${action} ${name}` }) as const;
  return (
    <tr>
      <td>
        <b dir="auto">{name}</b>
        <a href={`/view/${card.slug}`} target="_blank" rel="noopener">
          /view/{card.slug}
        </a>
      </td>
      <td data-label="Owner">
        <bdi>{ownerName(card)}</bdi>
      </td>
      <td data-label="State">
        <Badge variant="light" color={card.isPaused ? "gray" : "green"} tt="none">
          {card.isPaused ? "Paused" : "Live"}
        </Badge>
      </td>
      <td data-label="Views">{format(card.views)}</td>
      <td data-label="Last change">
        <time dateTime={card.updatedAt}>
          {new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(card.updatedAt))}
        </time>
      </td>
      <td className={styles.actions}>
        <Button component={Link} to={`/card-editor/${card.id}`} {...look("Edit")}>
          Edit
        </Button>
        <Button component={Link} to={`/analytics/${card.id}`} {...look("Analytics")}>
          Analytics
        </Button>
        <Button component={Link} to={`/inbox?card=${card.id}`} {...look("Inbox")}>
          Inbox
        </Button>
        <Button onClick={onPause} {...look(card.isPaused ? "Resume" : "Pause")}>
          {card.isPaused ? "Resume" : "Pause"}
        </Button>
        {accessLevel >= LEVEL.system && (
          <>
            <Button onClick={onHandOver} {...look("Hand over")}>
              Hand over
            </Button>
            <Button onClick={onDelete} {...look("Delete")}>
              Delete
            </Button>
          </>
        )}
      </td>
    </tr>
  );
}
