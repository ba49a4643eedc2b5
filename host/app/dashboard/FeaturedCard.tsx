import { Badge, Button } from "@mantine/core";
import { Link } from "@remix-run/react";
import { IconChartBar, IconEye, IconPencil, IconQrcode, IconRobot } from "@tabler/icons-react";
import { LEVEL } from "../access.ts";
import { useUser } from "../ui/user.ts";
import { CardArt } from "./CardArt.tsx";
import type { ShownCard } from "./Dashboard.tsx";
import styles from "./dashboard.module.css";

const ICON = { size: 18, stroke: 1.8, "aria-hidden": true } as const;

/** The first card, large, with everything that can be done with it. */
export function FeaturedCard({ card, onQr }: { card: ShownCard; onQr(): void }) {
  const { accessLevel } = useUser();
  return (
    <section className={styles.featured} aria-labelledby="featured-name">
      <CardArt card={card} isLarge />
      <div className={styles.about}>
        <Badge variant="light">{card.isPaused ? "Paused" : "Featured"}</Badge>
        <h2 id="featured-name">{card.name ?? card.slug}</h2>
        <p className={styles.muted}>{[card.title, card.company].filter(Boolean).join(", ")}</p>
        <dl className={styles.facts}>
          <dt>URL Slug</dt><dd>{card.slug}</dd>
          <dt>Theme</dt><dd className={styles.theme}>{card.theme.replaceAll("_", " ")}</dd>
        </dl>
        <div className={styles.buttons}>
          <Button component={Link} to={`/mobile-editor/${card.id}`} leftSection={<IconPencil {...ICON} />}>Edit Card</Button>
          <Button component={Link} to={`/analytics/${card.id}`} variant="default" leftSection={<IconChartBar {...ICON} />}>Analytics</Button>
          <Button component="a" href={`/view/${card.slug}`} target="_blank" rel="noopener" variant="default" leftSection={<IconEye {...ICON} />}>View</Button>
          {accessLevel >= LEVEL.professional && (
            <Button component={Link} to={`/salesbot/${card.id}`} variant="default" leftSection={<IconRobot {...ICON} />}>AI Salesbot</Button>
          )}
          <Button variant="default" leftSection={<IconQrcode {...ICON} />} onClick={onQr}>QR Code</Button>
        </div>
      </div>
    </section>
  );
}
