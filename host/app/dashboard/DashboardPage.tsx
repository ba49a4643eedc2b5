import { Link } from "@remix-run/react";
import { IconBookmark, IconBriefcase, IconEye, IconSparkles } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { LEVEL } from "../access.ts";
import { type LostLinksResult, loadLostLinks } from "../cards/lost-links/lost-links.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import type { RenderedCard } from "../rendered-cards/rendered-card.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { levelLabel } from "../ui/levels.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { StatTile, StatTiles } from "../ui/StatTile.tsx";
import { useDialog } from "../ui/use-dialog.ts";
import { CONTACTS, INBOX } from "../ui/shell/sidebar-links.ts";
import { useAppData } from "../ui/user.ts";
import { useCardActions } from "./card-actions.ts";
import styles from "./dashboard.module.css";
import type { DashboardCard, MissingField } from "./dashboard.server.ts";
import { Featured } from "./Featured.tsx";
import { Latest } from "./Latest.tsx";
import type { LatestItem } from "../latest/latest.server.ts";
import { NewCard } from "./NewCard.tsx";
import { Promo } from "./Promo.tsx";
import { QrDialog } from "./QrDialog.tsx";
import { Spark } from "./Spark.tsx";
import { useWords } from "../ui/use-words.ts";
import { ClientOnly } from "../ui/ClientOnly.tsx";
import { dashboardWords } from "./words.en.ts";

const EndingAddresses = lazy(async () => ({ default: (await import("../cards/lost-links/LostLinks.tsx")).LostLinks }));

/** For those with more than one card. */
const CardGrid = lazy(async () => ({ default: (await import("./CardGrid.tsx")).CardGrid }));
const PickedTheme = lazy(() => import("./ApplyLandingTheme.tsx"));

const icon = { size: 20, stroke: 1.8, "aria-hidden": true } as const;

interface Props {
  featured: DashboardCard | undefined;
  cards: DashboardCard[];
  /** Cursor of the next tiles; null on the last page. */
  next: string | null;
  counts: { cards: number; paused: number };
  totals: { views: number; saves: number };
  /** The featured card as visitors see it. */
  renderedCard: RenderedCard | null;
  limit: string | null;
  /** Views and saves of the last 30 days, day by day. */
  days: { views: number[]; saves: number[] };
  /** Most important field that the featured card lacks. */
  missing: MissingField | null;
  latest: LatestItem[];
}

/** The user's cards and what visitors did with them. */
export function DashboardPage(props: Props) {
  const { featured: first, cards, next, counts, totals, renderedCard, limit, days, missing, latest } = props;
  const words = useWords(dashboardWords);
  const { user, unread, shared } = useAppData();
  const { accessLevel } = user;
  const { remove } = useCardActions();
  const qr = useDialog<DashboardCard>();
  const toDelete = useDialog<{ card: DashboardCard; ending: LostLinksResult }>();
  const askToDelete = (card: DashboardCard) => toDelete.open({ card, ending: loadLostLinks({ card: card.id }) });

  return (
    <div className={styles.dashboard}>
      <PageHeader title={words.title} subtitle={words.subtitle}>
        {accessLevel >= LEVEL.admin && <NewCard label={words.create} limit={limit} />}
      </PageHeader>
      <p className={styles.next}>
        {unread > 0 && <Link to={INBOX}>{words.inbox(unread)}</Link>}
        {shared > 0 && <Link to={`${CONTACTS}?source=exchange`}>{words.contacts(shared)}</Link>}
        {first && missing && <Link to={`/mobile-editor/${first.id}`}>{words.add[missing]}</Link>}
      </p>
      {first ? (
        <>
          {/* The browser keeps what was picked. */}
          <ClientOnly fallback={null}>
            <PickedTheme card={first} />
          </ClientOnly>
          <Featured card={first} renderedCard={renderedCard} limit={limit} onQr={qr.open} onDelete={askToDelete} />
        </>
      ) : (
        <EmptyState title={words.none} action={<NewCard label={words.createFirst} limit={limit} isFirst />}>
          {words.noneText}
        </EmptyState>
      )}
      <StatTiles>
        <StatTile
          label={words.totals.cards}
          value={counts.cards}
          icon={<IconBriefcase {...icon} />}
          note={counts.paused > 0 ? words.totals.paused(counts.paused) : counts.cards > 0 && words.totals.published}
        />
        <StatTile label={words.totals.views} value={totals.views} icon={<IconEye {...icon} />}>
          <Spark days={days.views} label={words.totals.course(words.totals.views)} />
        </StatTile>
        <StatTile label={words.totals.saves} value={totals.saves} icon={<IconBookmark {...icon} />}>
          <Spark days={days.saves} label={words.totals.course(words.totals.saves)} />
        </StatTile>
        <StatTile
          label={words.totals.level}
          value={accessLevel}
          icon={<IconSparkles {...icon} />}
          note={levelLabel(accessLevel, "dashboard")}
        />
      </StatTiles>
      {latest.length > 0 && <Latest items={latest} />}
      {first && totals.views === 0 && <Promo cardId={first.id} />}
      {counts.cards > 1 && (
        <section aria-labelledby="all-cards">
          <h2 id="all-cards" className={styles.heading}>
            {words.all}
          </h2>
          <Suspense>
            <CardGrid cards={cards} next={next} limit={limit} onQr={qr.open} onDelete={askToDelete} />
          </Suspense>
        </section>
      )}
      {first && accessLevel < LEVEL.admin && (
        <div className={styles.full}>
          <NewCard label={words.create} limit={limit} />
        </div>
      )}
      <QrDialog card={qr.content ?? { slug: "" }} isOpen={qr.isOpen} onClose={qr.close} />
      <ConfirmDialog
        isOpen={toDelete.isOpen}
        title={words.remove.title}
        confirm={words.remove.confirm}
        busy={words.remove.busy}
        isDestructive
        onClose={toDelete.close}
        onConfirm={async () => {
          if (toDelete.content) await remove(toDelete.content.card);
          toDelete.close();
        }}
      >
        {words.remove.text(toDelete.content?.card.name ?? toDelete.content?.card.slug ?? "")}
        {toDelete.content && (
          <Suspense>
            <EndingAddresses ending={toDelete.content.ending} />
          </Suspense>
        )}
      </ConfirmDialog>
    </div>
  );
}
