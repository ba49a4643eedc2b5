import { Button, SegmentedControl } from "@mantine/core";
import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import { FeaturedPicture } from "../dashboard/FeaturedPicture.tsx";
import { useCardLink } from "../dashboard/use-card-link.ts";
import { ShareButton } from "../editor/ShareButton.tsx";
import { editorWords } from "../editor/words.en.ts";
import type { RenderedCard } from "../rendered-cards/rendered-card.ts";
import { CopyButton } from "../ui/CopyButton.tsx";
import { uiMessages } from "../ui/messages.en.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { useWords } from "../ui/use-words.ts";
import styles from "./first-run.module.css";
import { firstRunWords } from "./words.en.ts";

export interface Live {
  card: { id: number; name: string | null; slug: string; url?: string };
  renderedCard: RenderedCard;
}

/** The card and its code in one place, and what hands it over. */
export default function LiveCard({ card, renderedCard }: Live) {
  const words = useWords(firstRunWords).live;
  const { share } = useWords(editorWords);
  const link = useCardLink(card);
  const [part, setPart] = useState("code");
  // The button that made it was at the end of a longer page.
  useEffect(() => {
    window.scrollTo(0, 0); // returns a promise in newer browsers, which must not become the effect's cleanup
  }, []);
  return (
    <div className={styles.done}>
      <PageHeader title={words.heading} />
      <SegmentedControl
        aria-label={words.parts}
        value={part}
        onChange={setPart}
        data={[
          { value: "card", label: words.card },
          { value: "code", label: words.code },
        ]}
      />
      <div className={styles.part}>
        {part === "card" ? (
          <FeaturedPicture renderedCard={renderedCard} />
        ) : (
          <img src={`/api/qr/${card.slug}.svg`} alt={words.codeFor(link)} width={280} height={280} />
        )}
      </div>
      <ShareButton card={card} size="md" />
      <CopyButton value={link} label={share.copy} done={uiMessages.linkCopied} size="md" />
      <Button component={Link} to={`/mobile-editor/${card.id}`} variant="subtle">
        {words.edit}
      </Button>
    </div>
  );
}
