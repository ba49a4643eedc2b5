import { Anchor, Button, NativeSelect, SegmentedControl } from "@mantine/core";
import { Link } from "@remix-run/react";
import { useState } from "react";
import { CopyButton } from "../ui/CopyButton.tsx";
import { useNonce } from "../ui/nonce.ts";
import styles from "./guide.module.css";

export interface SnippetCard {
  id: number;
  slug: string;
  name: string | null;
  isBotEnabled: boolean;
  isPaused: boolean;
}

type Position = "right" | "left";

/** The chat button's script for one of the user's own cards, and how it looks on a page. */
export default function Snippet({ cards, origin }: { cards: SnippetCard[]; origin: string }) {
  const [cardId, setCardId] = useState(cards[0]?.id);
  const [position, setPosition] = useState<Position>("right");
  const card = cards.find(({ id }) => id === cardId);
  if (!card) {
    return (
      <p>
        You have no card yet.{" "}
        <Anchor component={Link} to="/dashboard">
          Make one on the dashboard
        </Anchor>
        , and its script is shown here.
      </p>
    );
  }
  const script = snippet(origin, card.slug, position);
  return (
    <div className={styles.developer}>
      <div className={styles.options}>
        {cards.length > 1 && (
          <NativeSelect
            label="Card"
            value={card.id}
            onChange={(event) => setCardId(Number(event.currentTarget.value))}
            data={cards.map(({ id, name, slug }) => ({ value: String(id), label: name ?? slug }))}
          />
        )}
        <SegmentedControl
          aria-label="Side of the page"
          value={position}
          onChange={(value) => setPosition(value as Position)}
          data={[
            { value: "left", label: "Left" },
            { value: "right", label: "Right" },
          ]}
        />
      </div>
      <pre tabIndex={0} aria-label="Script to copy">
        <code>{script}</code>
      </pre>
      <p>
        <CopyButton value={script} label="Copy script" />
      </p>
      <Preview card={card} script={script} />
    </div>
  );
}

/** The line that goes into a page; right is the SDK's own default and need not be said. */
export function snippet(origin: string, slug: string, position: Position = "right"): string {
  const side = position === "right" ? "" : ` data-position="${position}"`;
  return `<script async src="${origin}/sdk/v1.js?card=${slug}"${side}></script>`;
}

function Preview({ card, script }: { card: SnippetCard; script: string }) {
  if (card.isPaused) return <p>This card is paused. Its chat button is shown again when the card is.</p>;
  if (!card.isBotEnabled) {
    return (
      <div className={styles.off}>
        <p>The button shows on pages once the assistant of this card is switched on.</p>
        <Button variant="default" component={Link} to={`/salesbot/${card.id}`}>
          Set up AI Salesbot
        </Button>
      </div>
    );
  }
  return <Page key={script} script={script} />;
}

/** A sample website in a sandboxed frame, so that the script runs as it would on another site. */
function Page({ script }: { script: string }) {
  const nonce = useNonce();
  return (
    <figure className={styles.preview}>
      <figcaption>Live preview</figcaption>
      <iframe
        title="Live preview of the chat button"
        sandbox="allow-scripts allow-popups allow-forms"
        srcDoc={pageWith(script, nonce)}
      />
    </figure>
  );
}

/** A srcdoc document inherits its page's content policy. */
const pageWith = (
  script: string,
  nonce = "",
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Your website</title>
<style nonce="${nonce}">body{margin:0;padding:32px;background:#fff;color:#1c1917;font:16px/1.6 Georgia,serif}i{display:block;height:10px;margin:14px 0;border-radius:5px;background:#e7e5e4}i:nth-of-type(3n){width:70%}</style>
<main aria-label="Your website"><h1>Your website</h1><i></i><i></i><i></i><i></i><i></i><i></i></main>${script}`;
