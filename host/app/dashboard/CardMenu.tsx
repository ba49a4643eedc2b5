import { ActionIcon, Menu } from "@mantine/core";
import {
  IconCopyPlus,
  IconDotsVertical,
  IconFileZip,
  IconMessages,
  IconPlayerPause,
  IconPlayerPlay,
  IconQrcode,
  IconShare2,
  IconTrash,
  IconUpload,
} from "@tabler/icons-react";
import { Link } from "@remix-run/react";
import { LEVEL } from "../access.ts";
import { useUser } from "../ui/user.ts";
import { useCardActions, useCreateCard } from "./card-actions.ts";
import type { DashboardCard } from "./dashboard.server.ts";
import { useWords } from "../ui/use-words.ts";
import { dashboardWords } from "./words.en.ts";

interface Props {
  card: DashboardCard;
  limit: string | null;
  /** Not given if a separate button deletes the card. */
  onDelete?: (card: DashboardCard) => void;
}

/** Less-used actions of a card: full-screen code, inbox, pause, resume, duplicate, delete. */
export function CardMenu({ card, limit, onDelete }: Props) {
  const words = useWords(dashboardWords);
  const { accessLevel } = useUser();
  const { setPaused } = useCardActions();
  const { create } = useCreateCard();
  const Pause = card.isPaused ? IconPlayerPlay : IconPlayerPause;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="default" size={40} aria-label={words.moreActions(card.name ?? card.slug)}>
          <IconDotsVertical size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to={`/cards/${card.id}/show`}
          leftSection={<IconQrcode size={18} stroke={1.8} aria-hidden />}
        >
          {words.menu.showQr}
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={`/share/${card.id}`}
          leftSection={<IconShare2 size={18} stroke={1.8} aria-hidden />}
        >
          {words.share}
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={`/inbox?card=${card.id}`}
          leftSection={<IconMessages size={18} stroke={1.8} aria-hidden />}
        >
          {words.menu.inbox}
        </Menu.Item>
        <Menu.Item
          leftSection={<Pause size={18} stroke={1.8} aria-hidden />}
          onClick={() => setPaused(card, !card.isPaused)}
        >
          {card.isPaused ? words.menu.resume : words.menu.pause}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCopyPlus size={18} stroke={1.8} aria-hidden />}
          disabled={limit !== null}
          title={limit ?? undefined}
          onClick={() => create(async () => (await import("./copy-card.ts")).duplicateCardInput(card))}
        >
          {words.menu.duplicate}
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={`/cards/${card.id}/import`}
          leftSection={<IconUpload size={18} stroke={1.8} aria-hidden />}
        >
          {words.menu.importLinks}
        </Menu.Item>
        <Menu.Item
          component="a"
          href={`/api/business-cards/${card.id}/archive.zip`}
          download
          leftSection={<IconFileZip size={18} stroke={1.8} aria-hidden />}
        >
          {words.menu.website}
        </Menu.Item>
        {onDelete && accessLevel >= LEVEL.system && (
          <Menu.Item
            c="var(--meishi-danger-text)"
            leftSection={<IconTrash size={18} stroke={1.8} aria-hidden />}
            onClick={() => onDelete(card)}
          >
            {words.menu.delete}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
