import { Button } from "@mantine/core";
import { Link } from "@remix-run/react";
import { IconQrcode } from "@tabler/icons-react";
import { useCardLink } from "../dashboard/use-card-link.ts";
import { CopyButton } from "../ui/CopyButton.tsx";
import { ShareButton } from "./ShareButton.tsx";
import { Wallets } from "./Wallets.tsx";
import styles from "./editor.module.css";
import type { EditorCard } from "./editor-card.ts";
import { useWords } from "../ui/use-words.ts";
import { editorWords } from "./words.en.ts";
import { ViewButton } from "../ui/ViewButton.tsx";
import { uiMessages } from "../ui/messages.en.ts";

const icon = { size: 18, stroke: 1.8, "aria-hidden": true } as const;

interface Props {
  /** Name of the card's owner, unless it is the user. */
  owner?: string | null;
  /** The saved card, which others get. */
  card: Pick<EditorCard, "id" | "name" | "slug"> & { url?: string };
  /** Which wallets the server offers; none for a card that visitors cannot see. */
  wallets: { apple: boolean; google: boolean } | null;
  /** Shows the code; not given where it stands on the page. */
  onQr?: () => void;
}

/** Ways to share the card from the editor. */
export function ShareBar({ owner, card, wallets, onQr }: Props) {
  const text = useWords(editorWords);
  const link = useCardLink(card);

  return (
    <section className={styles.share} aria-label={text.share.name}>
      {owner && (
        <p className={styles.owner}>
          {text.share.editing[0]}
          <bdi>{owner}</bdi>
          {text.share.editing[1]}
        </p>
      )}
      <p>
        <bdi>{link}</bdi>
      </p>
      <div>
        {onQr && (
          <Button variant="default" onClick={onQr} leftSection={<IconQrcode {...icon} />}>
            {text.share.viewQr}
          </Button>
        )}
        <CopyButton value={link} label={text.share.copy} done={uiMessages.linkCopied} />
        <ShareButton card={card} variant="default" />
        <ViewButton slug={card.slug} />
        <Wallets cardId={card.id} wallets={wallets} />
        <Button component={Link} to={`/share/${card.id}`} variant="subtle">
          {text.share.more}
        </Button>
      </div>
    </section>
  );
}
