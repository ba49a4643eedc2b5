import { Button } from "@mantine/core";
import { Link } from "@remix-run/react";
import { IconBookmark, IconBriefcase, IconEye, IconMessages, IconSparkles } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { LEVEL } from "../access.ts";
import { type Ending, endingAddresses } from "../cards/ending-addresses.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import type { Drawing } from "../drawn-cards/drawing.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { useHydrated } from "../ui/hydrated.ts";
import { levelLabel } from "../ui/levels.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { StatTile, StatTiles } from "../ui/StatTile.tsx";
import { useDialog } from "../ui/use-dialog.ts";
import { INBOX } from "../ui/sidebar-links.ts";
import { useAppData } from "../ui/user.ts";
import { useCardActions } from "./card-actions.ts";
import styles from "./dashboard.module.css";
import type { DashboardCard } from "./dashboard.server.ts";
import { Featured } from "./Featured.tsx";
import { NewCard } from "./NewCard.tsx";
import { Promo } from "./Promo.tsx";
import { QrDialog } from "./QrDialog.tsx";
import { SUBTITLE } from "./notices.ts";

const EndingAddresses = lazy(async () => ({
  default: (await import("../cards/EndingAddresses.tsx")).EndingAddresses,
}));

/** For those with more than one card. */
const CardGrid = lazy(async () => ({ default: (await import("./CardGrid.tsx")).CardGrid }));
const PickedTheme = lazy(() => import("./PickedTheme.tsx"));

const icon = { size: 20, stroke: 1.8, "aria-hidden": true } as const;

interface Props {
  cards: DashboardCard[];
  totals: { views: number; saves: number };
  /** The featured card as visitors see it. */
  drawn: Drawing | null;
  limit: string | null;
}

const PER_CARD = "Per card in Analytics";

/** The user's cards and what visitors did with them. */
export function DashboardPage({ cards, totals, drawn, limit }: Props) {
  const { user, unread } = useAppData();
  const { accessLevel } = user;
  const isHydrated = useHydrated(); // what was picked, the browser keeps
  const { remove } = useCardActions();
  const qr = useDialog<DashboardCard>();
  const toDelete = useDialog<{ card: DashboardCard; ending: Ending }>();
  const [first] = cards;
  const askToDelete = (card: DashboardCard) => toDelete.open({ card, ending: endingAddresses({ card: card.id }) });
  const paused = cards.filter(({ isPaused }) => isPaused).length;

  return (
    <div className={styles.dashboard}>
      <PageHeader title="Dashboard" subtitle={SUBTITLE}>
        {unread > 0 && (
          <Button component={Link} to={INBOX} variant="default" leftSection={<IconMessages {...icon} />}>
            {`Inbox (${unread} unread)`}
          </Button>
        )}
        {accessLevel >= LEVEL.admin && <NewCard label="Create New Card" limit={limit} withImport />}
      </PageHeader>
      {first ? (
        <>
          {isHydrated && (
            <Suspense>
              <PickedTheme card={first} />
            </Suspense>
          )}
          <Featured card={first} drawn={drawn} limit={limit} onQr={qr.open} onDelete={askToDelete} />
          <Promo cardId={first.id} />
        </>
      ) : (
        <EmptyState
          title="No business cards yet"
          action={<NewCard label="Create Your First Card" limit={limit} withImport />}
        >
          A name, a photo and a phone number are enough. You can share your card in three minutes.
        </EmptyState>
      )}
      <StatTiles>
        <StatTile
          label="Total Cards"
          value={cards.length}
          icon={<IconBriefcase {...icon} />}
          note={paused > 0 ? `${paused} paused` : cards.length > 0 && "All published"}
        />
        <StatTile label="Total Views" value={totals.views} icon={<IconEye {...icon} />} note={PER_CARD} />
        <StatTile label="Total Saves" value={totals.saves} icon={<IconBookmark {...icon} />} note={PER_CARD} />
        <StatTile
          label="Account Level"
          value={accessLevel}
          icon={<IconSparkles {...icon} />}
          note={levelLabel(accessLevel, "dashboard")}
        />
      </StatTiles>
      {first && (cards.length > 1 || accessLevel === LEVEL.developer) && (
        <section aria-labelledby="all-cards">
          <h2 id="all-cards" className={styles.heading}>
            All Your Cards
          </h2>
          <Suspense>
            <CardGrid cards={cards} limit={limit} onQr={qr.open} onDelete={askToDelete}>
              {accessLevel === LEVEL.developer && (
                <div className={styles.createTile}>
                  <NewCard label="Create New Card" limit={limit} withImport />
                </div>
              )}
            </CardGrid>
          </Suspense>
        </section>
      )}
      {first && accessLevel < LEVEL.developer && (
        <div className={styles.full}>
          <NewCard label="Create New Card" limit={limit} withImport />
        </div>
      )}
      <QrDialog card={qr.shown ?? { slug: "" }} isOpen={qr.isOpen} onClose={qr.close} />
      <ConfirmDialog
        isOpen={toDelete.isOpen}
        title="Delete this card?"
        confirm="Delete card"
        busy="Deleting..."
        isDestructive
        onClose={toDelete.close}
        onConfirm={async () => {
          if (toDelete.shown) await remove(toDelete.shown.card);
          toDelete.close();
        }}
      >
        {`The card of ${toDelete.shown?.card.name ?? toDelete.shown?.card.slug}, its link, statistics and messages will be permanently deleted.`}
        {toDelete.shown && (
          <Suspense>
            <EndingAddresses ending={toDelete.shown.ending} />
          </Suspense>
        )}
      </ConfirmDialog>
    </div>
  );
}
