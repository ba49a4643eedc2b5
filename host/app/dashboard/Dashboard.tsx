import { Anchor, Button, Tooltip } from "@mantine/core";
import { Link, useNavigate, useRevalidator, useSearchParams } from "@remix-run/react";
import { IconBookmark, IconBriefcase, IconChartBar, IconEye, IconPlus, IconSparkles } from "@tabler/icons-react";
import { useState } from "react";
import { LEVEL } from "../access.ts";
import { QrDialog } from "../editor/QrDialog.tsx";
import { api, sentenceOf } from "../ui/api.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { levelLabel } from "../ui/levels.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { StatTile, StatTiles } from "../ui/StatTile.tsx";
import { toast } from "../ui/toast.ts";
import { useUser } from "../ui/user.ts";
import { CardTile } from "./CardTile.tsx";
import type { Dashboard as Data } from "./dashboard.server.ts";
import styles from "./dashboard.module.css";
import { FeaturedCard } from "./FeaturedCard.tsx";

const ICON = { size: 18, stroke: 1.8, "aria-hidden": true } as const;

export type ShownCard = Data["cards"][number];

/** The user's cards at a glance, with every next step one press away. */
export function Dashboard({ cards, totals, limit }: Data) {
  const user = useUser();
  const { revalidate } = useRevalidator();
  const { create, isCreating } = useCreateCard();
  const [qr, setQr] = useState<ShownCard>();
  const [leaving, setLeaving] = useState<ShownCard>();
  const [featured] = cards;
  const isAdmin = user.accessLevel >= LEVEL.admin;

  async function remove(card: ShownCard) {
    try {
      await api("DELETE", `/api/business-cards/${card.id}`);
      toast.success("Card deleted", "The business card has been permanently deleted.");
      revalidate();
    } catch (error) {
      toast.failure("Error", sentenceOf(error, "Failed to delete the business card. Please try again."));
    }
    setLeaving(undefined);
  }

  const createButton = (label: string) => (
    <Tooltip label={limit} disabled={limit === null}>
      <Button
        leftSection={<IconPlus {...ICON} />} onClick={create} disabled={isCreating} data-disabled={limit !== null || undefined}
        aria-disabled={limit !== null || undefined} aria-describedby={limit ? "card-limit" : undefined} aria-busy={isCreating}
      >
        {isCreating ? "Creating..." : label}
      </Button>
    </Tooltip>
  );

  return (
    <>
      <PageHeader title="Dashboard" subtitle="Manage your digital business cards">
        {isAdmin && createButton("Create New Card")}
      </PageHeader>
      <div className={styles.sections}>
        {!featured && (
          <EmptyState title="No business cards yet" action={createButton("Create Your First Card")}>
            Your first card takes about three minutes: fill in who you are, choose a theme, and share the link or its QR code.
          </EmptyState>
        )}
        {featured && <FeaturedCard card={featured} onQr={() => setQr(featured)} />}
        {featured && (
          <section className={styles.promo} aria-labelledby="promo-title">
            <div>
              <h2 id="promo-title">Advanced Analytics Access</h2>
              <p>See who opened your card, when, and which link they followed.</p>
            </div>
            <Button component={Link} to={`/analytics/${featured.id}`} leftSection={<IconChartBar {...ICON} />}>View Analytics</Button>
            <Anchor component={Link} to="/guide#analytics" fw={600} size="sm">Learn More</Anchor>
          </section>
        )}
        <StatTiles>
          <StatTile icon={<IconBriefcase {...ICON} />} label="Total Cards" value={cards.length} />
          <StatTile icon={<IconEye {...ICON} />} label="Total Views" value={totals.views} />
          <StatTile icon={<IconBookmark {...ICON} />} label="Total Saves" value={totals.saves} />
          <StatTile icon={<IconSparkles {...ICON} />} label="Account Level" value={user.accessLevel} note={levelLabel(user.accessLevel, "dashboard")} />
        </StatTiles>
        {(cards.length > 1 || (featured && user.accessLevel === LEVEL.developer)) && (
          <section aria-labelledby="all-title">
            <h2 id="all-title" className={styles.heading}>All Your Cards</h2>
            <ul className={styles.grid}>
              {cards.map((card) => <CardTile key={card.id} card={card} onQr={() => setQr(card)} onDelete={() => setLeaving(card)} />)}
              {user.accessLevel === LEVEL.developer && (
                <li className={styles.create}>{createButton("Create New Card")}{limit && <p id="card-limit">{limit}</p>}</li>
              )}
            </ul>
          </section>
        )}
      </div>
      {qr && <QrDialog slug={qr.slug} isOpen onClose={() => setQr(undefined)} />}
      <ConfirmDialog
        isOpen={leaving !== undefined} title={`Delete ${leaving?.name ?? "this card"}?`} confirm="Delete" busy="Deleting..." isDestructive
        onConfirm={() => remove(leaving!)} onClose={() => setLeaving(undefined)}
      >
        The card, its statistics and its conversations are gone for good. Printed codes of /view/{leaving?.slug} will lead nowhere.
      </ConfirmDialog>
    </>
  );
}

/** Makes a card and opens its editor. */
function useCreateCard() {
  const user = useUser();
  const navigate = useNavigate();
  const [search] = useSearchParams(); // name and theme as chosen on the landing page before signing up
  const [isCreating, setCreating] = useState(false);

  async function create() {
    setCreating(true);
    try {
      const { id } = await api<{ id: number }>("POST", "/api/business-cards", {
        userId: user.id, email: user.email, phone: user.phone,
        name: search.get("name") ?? user.fullName ?? user.username, theme: search.get("theme") ?? "minimalist",
      });
      toast.success("Card created", "Your new digital business card has been created.");
      navigate(`/mobile-editor/${id}`);
    } catch (error) {
      toast.failure("Error", sentenceOf(error, "Failed to create a new business card. Please try again."));
      setCreating(false);
    }
  }

  return { create, isCreating };
}
