import { ActionIcon, Badge, Button, Tooltip } from "@mantine/core";
<<<<<<< HEAD
import { IconChartBar, IconPencil, IconQrcode, IconRobot, IconTrash } from "@tabler/icons-react";
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
        <p><bdi>/view/{card.slug}</bdi></p>
        <div className={styles.badges}>
          <Badge variant="light" color="gray" tt="none">{card.theme.replaceAll("_", " ")}</Badge>
          {card.isSalesbotActive && <Badge variant="light" color="green" tt="none">Salesbot active</Badge>}
          {card.isPaused && <Badge variant="light" color="gray" tt="none">Paused</Badge>}
        </div>
      </div>
      <div className={styles.tileActions}>
        <Button component={Link} to={`/mobile-editor/${card.id}`} variant="subtle" color="gray" leftSection={<IconPencil {...icon} />}>Edit</Button>
        <Button component={Link} to={`/analytics/${card.id}`} variant="subtle" color="gray" leftSection={<IconChartBar {...icon} />}>Analytics</Button>
        <span className={styles.small}>
          {accessLevel >= LEVEL.professional && (
            <Tooltip label="AI Salesbot">
              <ActionIcon component={Link} to={`/salesbot/${card.id}`} variant="default" size={40} aria-label="AI Salesbot"><IconRobot {...icon} /></ActionIcon>
            </Tooltip>
          )}
          <Tooltip label="QR Code"><ActionIcon variant="default" size={40} aria-label="QR Code" onClick={() => onQr(card)}><IconQrcode {...icon} /></ActionIcon></Tooltip>
          {accessLevel >= LEVEL.system && (
            <Tooltip label="Delete"><ActionIcon variant="default" size={40} aria-label="Delete" onClick={() => onDelete(card)}><IconTrash {...icon} /></ActionIcon></Tooltip>
          )}
          <CardMenu card={card} limit={limit} />
        </span>
      </div>
    </article>
=======
import { Link } from "@remix-run/react";
import { IconChartBar, IconPencil, IconQrcode, IconRobot, IconTrash } from "@tabler/icons-react";
import { LEVEL } from "../access.ts";
import { useUser } from "../ui/user.ts";
import { CardArt } from "./CardArt.tsx";
import type { ShownCard } from "./Dashboard.tsx";
import styles from "./dashboard.module.css";

const ICON = { size: 18, stroke: 1.8, "aria-hidden": true } as const;

interface Props {
  card: ShownCard;
  onQr(): void;
  onDelete(): void;
}

/** One of several cards, with the buttons this user's level allows. */
export function CardTile({ card, onQr, onDelete }: Props) {
  const { accessLevel } = useUser();
  const name = card.name ?? card.slug;
  return (
    <li className={styles.tile}>
      <CardArt card={card} />
      <div className={styles.summary}>
        <h3>{name}</h3>
        <p className={styles.muted}>/view/{card.slug}</p>
        <div className={styles.badges}>
          <Badge variant="light" color="gray">{card.theme.replaceAll("_", " ")}</Badge>
          {card.hasSalesbot && <Badge variant="light" color="green">Salesbot active</Badge>}
          {card.isPaused && <Badge variant="light" color="red">Paused</Badge>}
        </div>
      </div>
      <div className={styles.actions}>
        <Button component={Link} to={`/mobile-editor/${card.id}`} variant="subtle" color="gray" size="compact-sm" leftSection={<IconPencil {...ICON} />} aria-label={`Edit ${name}`}>Edit</Button>
        <Button component={Link} to={`/analytics/${card.id}`} variant="subtle" color="gray" size="compact-sm" leftSection={<IconChartBar {...ICON} />} aria-label={`Analytics of ${name}`}>Analytics</Button>
        {accessLevel >= LEVEL.professional && (
          <Tooltip label="AI Salesbot">
            <ActionIcon component={Link} to={`/salesbot/${card.id}`} variant="subtle" color="gray" size={36} aria-label={`AI Salesbot of ${name}`}><IconRobot {...ICON} /></ActionIcon>
          </Tooltip>
        )}
        <Tooltip label="QR Code">
          <ActionIcon variant="subtle" color="gray" size={36} onClick={onQr} aria-label={`QR Code of ${name}`}><IconQrcode {...ICON} /></ActionIcon>
        </Tooltip>
        {accessLevel >= LEVEL.system && (
          <Tooltip label="Delete">
            <ActionIcon variant="subtle" color="red" size={36} onClick={onDelete} aria-label={`Delete ${name}`}><IconTrash {...ICON} /></ActionIcon>
          </Tooltip>
        )}
      </div>
    </li>
>>>>>>> main
  );
}
