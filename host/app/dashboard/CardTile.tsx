import { Badge, Button } from "@mantine/core";
import { Link } from "@remix-run/react";
import { themeName } from "#sdk/card/themes/list.ts";
import { LEVEL } from "../access.ts";
import { useUser } from "../ui/user.ts";
import { CardMenu } from "./CardMenu.tsx";
import { lookStyle, Portrait } from "./Portrait.tsx";
import styles from "./dashboard.module.css";
import type { DashboardCard } from "./dashboard.server.ts";
import { useWords } from "../ui/use-words.ts";
import { dashboardWords } from "./words.en.ts";

const quiet = { variant: "subtle", color: "gray", size: "compact-md" } as const;

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
            {themeName(card.theme)}
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
        <Button {...quiet} component={Link} to={`/mobile-editor/${card.id}`}>
          {words.editShort}
        </Button>
        <Button {...quiet} component={Link} to={`/analytics/${card.id}`}>
          {words.analytics}
        </Button>
        {accessLevel >= LEVEL.professional && (
          <Button {...quiet} component={Link} to={`/salesbot/${card.id}`}>
            {words.salesbot}
          </Button>
        )}
        <Button {...quiet} component="a" href={`/view/${card.slug}`} target="_blank" rel="noopener">
          {words.view}
        </Button>
        <Button {...quiet} onClick={() => onQr(card)}>
          {words.qr}
        </Button>
        {accessLevel >= LEVEL.system && (
          <Button {...quiet} className={styles.delete} onClick={() => onDelete(card)}>
            {words.menu.delete}
          </Button>
        )}
      </div>
    </article>
  );
}
