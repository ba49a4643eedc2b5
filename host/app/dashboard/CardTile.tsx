import { ActionIcon, Badge, Button, Tooltip } from "@mantine/core";
import { IconChartBar, IconEye, IconPencil, IconQrcode, IconRobot, IconTrash } from "@tabler/icons-react";
import { Link } from "@remix-run/react";
import { LEVEL } from "../access.ts";
import { useUser } from "../ui/user.ts";
import { CardMenu } from "./CardMenu.tsx";
import { lookStyle, Portrait } from "./CardPicture.tsx";
import styles from "./dashboard.module.css";
import type { DashboardCard } from "./dashboard.server.ts";
import { useWords } from "../ui/use-words.ts";
import { dashboardWords } from "./words.en.ts";

const icon = { size: 18, stroke: 1.8, "aria-hidden": true } as const;

interface Props {
  card: DashboardCard;
  limit: string | null;
  onQr: (card: DashboardCard) => void;
  onDelete: (card: DashboardCard) => void;
}

/** One card of the grid. */
export function CardTile({ card, limit, onQr, onDelete }: Props) {
  const words = useWords(dashboardWords);
  const { accessLevel } = useUser();
  const name = card.name ?? card.slug;
  return (
    <article className={styles.tile} style={lookStyle(card)} aria-label={name}>
      <div className={styles.cover} />
      <div className={styles.tileBody}>
        <Portrait card={card} />
        <h3>{name}</h3>
        <p>
          <bdi>/view/{card.slug}</bdi>
        </p>
        <div className={styles.badges}>
          <Badge variant="light" color="gray" tt="none">
            {card.theme.replaceAll("_", " ")}
          </Badge>
          {card.isSalesbotActive && (
            <Badge variant="light" color="green" tt="none">
              {words.salesbotActive}
            </Badge>
          )}
          {card.isPaused && (
            <Badge variant="light" color="gray" tt="none">
              {words.paused}
            </Badge>
          )}
        </div>
        <span className={styles.menu}>
          <CardMenu card={card} limit={limit} />
        </span>
      </div>
      <div className={styles.tileActions}>
        <Button
          component={Link}
          to={`/mobile-editor/${card.id}`}
          variant="subtle"
          color="gray"
          leftSection={<IconPencil {...icon} />}
        >
          {words.editShort}
        </Button>
        <Button
          component={Link}
          to={`/analytics/${card.id}`}
          variant="subtle"
          color="gray"
          leftSection={<IconChartBar {...icon} />}
        >
          {words.analytics}
        </Button>
        <span className={styles.small}>
          {accessLevel >= LEVEL.professional && (
            <Tooltip label={words.salesbot}>
              <ActionIcon
                component={Link}
                to={`/salesbot/${card.id}`}
                variant="subtle"
                color="gray"
                size={40}
                aria-label={words.salesbot}
              >
                <IconRobot {...icon} />
              </ActionIcon>
            </Tooltip>
          )}
          <Tooltip label={words.view}>
            <ActionIcon
              component="a"
              href={`/view/${card.slug}`}
              target="_blank"
              rel="noopener"
              variant="subtle"
              color="gray"
              size={40}
              aria-label={words.view}
            >
              <IconEye {...icon} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label={words.qr}>
            <ActionIcon variant="subtle" color="gray" size={40} aria-label={words.qr} onClick={() => onQr(card)}>
              <IconQrcode {...icon} />
            </ActionIcon>
          </Tooltip>
          {accessLevel >= LEVEL.system && (
            <Tooltip label={words.menu.delete}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={40}
                aria-label={words.menu.delete}
                onClick={() => onDelete(card)}
              >
                <IconTrash {...icon} />
              </ActionIcon>
            </Tooltip>
          )}
        </span>
      </div>
    </article>
  );
}
