import { ActionIcon, Badge, Button, Menu } from "@mantine/core";
import { Link } from "@remix-run/react";
import { IconDotsVertical, IconTrash, IconUserShare } from "@tabler/icons-react";
import { LEVEL } from "../access.ts";
import { useFormatNumber, useFormatDate } from "../ui/locale.ts";
import { useUser } from "../ui/user.ts";
import styles from "./all-cards.module.css";
import type { ListedCard } from "./all-cards.server.ts";
import { cardName, ownerName } from "./names.ts";
import { useWords } from "../ui/use-words.ts";
import { allCardsWords } from "./words.en.ts";

const icon = { size: 18, stroke: 1.8, "aria-hidden": true } as const;

interface Props {
  card: ListedCard;
  onPause: () => void;
  onHandOver: () => void;
  onDelete: () => void;
}

/** One card of the list; on phones a box of its own. */
export function CardRow({ card, onPause, onHandOver, onDelete }: Props) {
  const text = useWords(allCardsWords);
  const { accessLevel } = useUser();
  const format = useFormatNumber();
  const day = useFormatDate();
  const name = cardName(card);
  const look = (action: string) =>
    ({ size: "compact-sm", variant: "default", "aria-label": text.actionOn(action, name) }) as const;
  return (
    <tr>
      <td>
        <b>
          <bdi>{name}</bdi>
        </b>
        <a href={`/view/${card.slug}`} target="_blank" rel="noopener">
          /view/{card.slug}
        </a>
      </td>
      <td data-label={text.columns.owner}>
        <span>
          <bdi>{ownerName(card)}</bdi>
        </span>
      </td>
      <td data-label={text.columns.isPaused}>
        <Badge variant="light" miw="max-content" color={card.isPaused ? "gray" : "green"} tt="none">
          {card.isPaused ? text.paused : text.live}
        </Badge>
      </td>
      <td data-label={text.columns.views}>{format(card.views)}</td>
      <td data-label={text.columns.updatedAt}>
        <time dateTime={card.updatedAt}>{day(card.updatedAt)}</time>
      </td>
      <td className={styles.actions}>
        <Button component={Link} to={`/card-editor/${card.id}`} {...look(text.edit)} variant="light">
          {text.edit}
        </Button>
        <Button component={Link} to={`/analytics/${card.id}`} {...look(text.analytics)}>
          {text.analytics}
        </Button>
        <Button component={Link} to={`/inbox?card=${card.id}`} {...look(text.inbox)}>
          {text.inbox}
        </Button>
        <Button onClick={onPause} {...look(card.isPaused ? text.resume : text.pause)}>
          {card.isPaused ? text.resume : text.pause}
        </Button>
        {accessLevel >= LEVEL.system && (
          <Menu position="bottom-end" withinPortal>
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" size={32} aria-label={text.actionOn(text.more, name)}>
                <IconDotsVertical size={18} aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<IconUserShare {...icon} />} onClick={onHandOver}>
                {text.handOver.button}
              </Menu.Item>
              <Menu.Divider />
              <Menu.Item c="var(--meishi-danger-text)" leftSection={<IconTrash {...icon} />} onClick={onDelete}>
                {text.delete}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </td>
    </tr>
  );
}
