import { Badge, Button } from "@mantine/core";
import { IconChartBar, IconPencil, IconQrcode, IconRobot, IconShare2 } from "@tabler/icons-react";
import { Link } from "@remix-run/react";
import { themeName } from "#sdk/card/themes/list.ts";
import { LEVEL } from "../access.ts";
import { useUser } from "../ui/user.ts";
import { CardMenu } from "./CardMenu.tsx";
import type { RenderedCard } from "../rendered-cards/rendered-card.ts";
import { FeaturedPicture } from "./FeaturedPicture.tsx";
import styles from "./dashboard.module.css";
import type { DashboardCard } from "./dashboard.server.ts";
import { useWords } from "../ui/use-words.ts";
import { dashboardWords } from "./words.en.ts";
import { ViewButton } from "../ui/ViewButton.tsx";

const icon = { size: 18, stroke: 1.8, "aria-hidden": true } as const;

interface Props {
  card: DashboardCard;
  renderedCard: RenderedCard | null;
  limit: string | null;
  onQr: (card: DashboardCard) => void;
  onDelete: (card: DashboardCard) => void;
}

/** The first card, with everything that can be done with it. */
export function Featured({ card, renderedCard, limit, onQr, onDelete }: Props) {
  const words = useWords(dashboardWords);
  const { accessLevel } = useUser();
  const role = [card.title, card.company].filter(Boolean).join(", ");
  return (
    <section className={styles.featured} aria-label={words.featuredCard}>
      {renderedCard && <FeaturedPicture renderedCard={renderedCard} />}
      <div className={styles.about}>
        <div className={styles.badges}>
          <Badge variant="light" tt="none">
            {words.featured}
          </Badge>
          {card.isPaused && (
            <Badge variant="light" color="gray" tt="none">
              {words.paused}
            </Badge>
          )}
        </div>
        <h2>{card.name ?? card.slug}</h2>
        {role && <p>{role}</p>}
        <dl>
          <dt>{words.slug}</dt>
          <dd>
            <bdi>{card.slug}</bdi>
          </dd>
          <dt>{words.theme}</dt>
          <dd>{themeName(card.theme)}</dd>
        </dl>
        <div className={styles.buttons}>
          <Button component={Link} to={`/share/${card.id}`} leftSection={<IconShare2 {...icon} />}>
            {words.share}
          </Button>
          <Button
            component={Link}
            to={`/mobile-editor/${card.id}`}
            variant="default"
            leftSection={<IconPencil {...icon} />}
          >
            {words.edit}
          </Button>
          <ViewButton slug={card.slug} />
          <Button
            component={Link}
            to={`/analytics/${card.id}`}
            variant="default"
            leftSection={<IconChartBar {...icon} />}
          >
            {words.analytics}
          </Button>
          {accessLevel >= LEVEL.professional && (
            <Button
              component={Link}
              to={`/salesbot/${card.id}`}
              variant="default"
              leftSection={<IconRobot {...icon} />}
            >
              {words.salesbot}
            </Button>
          )}
          <Button variant="default" leftSection={<IconQrcode {...icon} />} onClick={() => onQr(card)}>
            {words.qr}
          </Button>
          <CardMenu card={card} limit={limit} onDelete={onDelete} />
        </div>
      </div>
    </section>
  );
}
