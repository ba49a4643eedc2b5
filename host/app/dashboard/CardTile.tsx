import { ActionIcon, Badge, Button, Tooltip } from "@mantine/core";
import { IconChartBar, IconEye, IconPencil, IconQrcode, IconRobot, IconTrash } from "@tabler/icons-react";
import { Link } from "@remix-run/react";
import { LEVEL } from "../access.ts";
import { useUser } from "../ui/user.ts";
import { CardMenu } from "./CardMenu.tsx";
import { lookStyle, Portrait } from "./CardPicture.tsx";
import styles from "./dashboard.module.css";
import type { DashboardCard } from "./dashboard.server.ts";

const icon = { size: 18, stroke: 1.8, "aria-hidden": true } as const;

interface Props {
  card: DashboardCard;
  limit: string | null;
  onQr: (card: DashboardCard) => void;
  onDelete: (card: DashboardCard) => void;
}

/** One card of the grid. */
export function CardTile({ card, limit, onQr, onDelete }: Props) {
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
              Salesbot active
            </Badge>
          )}
          {card.isPaused && (
            <Badge variant="light" color="gray" tt="none">
              Paused
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
          Edit
        </Button>
        <Button
          component={Link}
          to={`/analytics/${card.id}`}
          variant="subtle"
          color="gray"
          leftSection={<IconChartBar {...icon} />}
        >
          Analytics
        </Button>
        <span className={styles.small}>
          {accessLevel >= LEVEL.professional && (
            <Tooltip label="AI Salesbot">
              <ActionIcon
                component={Link}
                to={`/salesbot/${card.id}`}
                variant="subtle"
                color="gray"
                size={40}
                aria-label="AI Salesbot"
              >
                <IconRobot {...icon} />
              </ActionIcon>
            </Tooltip>
          )}
          <Tooltip label="View">
            <ActionIcon
              component="a"
              href={`/view/${card.slug}`}
              target="_blank"
              rel="noopener"
              variant="subtle"
              color="gray"
              size={40}
              aria-label="View"
            >
              <IconEye {...icon} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label="QR Code">
            <ActionIcon variant="subtle" color="gray" size={40} aria-label="QR Code" onClick={() => onQr(card)}>
              <IconQrcode {...icon} />
            </ActionIcon>
          </Tooltip>
          {accessLevel >= LEVEL.system && (
            <Tooltip label="Delete">
              <ActionIcon variant="subtle" color="gray" size={40} aria-label="Delete" onClick={() => onDelete(card)}>
                <IconTrash {...icon} />
              </ActionIcon>
            </Tooltip>
          )}
        </span>
      </div>
    </article>
  );
}
