import { Button } from "@mantine/core";
import { Link } from "@remix-run/react";
import { IconQrcode, IconShare2 } from "@tabler/icons-react";
import { useCardLink } from "../dashboard/use-card-link.ts";
import { CopyButton, copyText, LINK_COPIED, NOT_COPIED } from "../ui/CopyButton.tsx";
import { toast } from "../ui/toast.ts";
import styles from "./editor.module.css";
import type { EditorCard } from "./editor-card.ts";
import { ViewButton } from "../ui/ViewButton.tsx";

const icon = { size: 18, stroke: 1.8, "aria-hidden": true } as const;

interface Props {
  /** Whose card it is, where it is somebody else's. */
  owner?: string | null;
  /** As it is saved: that is what others get. */
  card: Pick<EditorCard, "id" | "name" | "slug"> & { url?: string };
  /** Shows the code; not given where it stands on the page. */
  onQr?: () => void;
}

/** The ways to hand the card to somebody, where it is made. */
export function ShareBar({ owner, card, onQr }: Props) {
  const link = useCardLink(card);

  async function share() {
    try {
      if (navigator.share) return await navigator.share({ title: card.name ?? card.slug, url: link });
    } catch (error) {
      if ((error as Error).name === "AbortError") return;
    }
    if (await copyText(link)) toast.success(LINK_COPIED);
    else toast.failure(...NOT_COPIED);
  }

  return (
    <section className={styles.share} aria-label="Ways to share">
      {owner && (
        <p className={styles.owner}>
          You are editing <bdi>{owner}</bdi>’s card
        </p>
      )}
      <p>
        <bdi>{link}</bdi>
      </p>
      <div>
        {onQr && (
          <Button variant="default" onClick={onQr} leftSection={<IconQrcode {...icon} />}>
            View QR Code
          </Button>
        )}
        <CopyButton value={link} label="Copy link" done={LINK_COPIED} />
        <Button variant="default" onClick={share} leftSection={<IconShare2 {...icon} />}>
          Share
        </Button>
        <ViewButton slug={card.slug} />
        <Button component={Link} to={`/share/${card.id}`} variant="subtle">
          Wallet, print and more
        </Button>
      </div>
    </section>
  );
}
