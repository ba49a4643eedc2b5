import { Anchor, Button, NativeSelect, SegmentedControl } from "@mantine/core";
import { Link } from "@remix-run/react";
import { useState } from "react";
import { CopyButton } from "../ui/CopyButton.tsx";
import { useNonce } from "../ui/nonce.ts";
import styles from "./guide.module.css";
import { useWords } from "../ui/use-words.ts";
import { guideWords } from "./words.en.ts";

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
  const text = useWords(guideWords);
  const [cardId, setCardId] = useState(cards[0]?.id);
  const [position, setPosition] = useState<Position>("right");
  const card = cards.find(({ id }) => id === cardId);
  if (!card) {
    return (
      <p>
        {text.script.none}{" "}
        <Anchor component={Link} to="/dashboard">
          {text.script.make}
        </Anchor>
        {text.script.noneEnd}
      </p>
    );
  }
  const script = snippet(origin, card.slug, position);
  return (
    <div className={styles.developer}>
      <div className={styles.options}>
        {cards.length > 1 && (
          <NativeSelect
            label={text.script.card}
            value={card.id}
            onChange={(event) => setCardId(Number(event.currentTarget.value))}
            data={cards.map(({ id, name, slug }) => ({ value: String(id), label: name ?? slug }))}
          />
        )}
        <SegmentedControl
          aria-label={text.script.side}
          value={position}
          onChange={(value) => setPosition(value as Position)}
          data={[
            { value: "left", label: text.script.left },
            { value: "right", label: text.script.right },
          ]}
        />
      </div>
      <pre tabIndex={0} aria-label={text.script.label}>
        <code>{script}</code>
      </pre>
      <p>
        <CopyButton value={script} label={text.script.copy} />
      </p>
      <Preview card={card} script={script} />
    </div>
  );
}

/** The line that goes into a page; right is the SDK's own default and need not be said. */
function snippet(origin: string, slug: string, position: Position = "right"): string {
  const side = position === "right" ? "" : ` data-position="${position}"`;
  return `<script async src="${origin}/sdk/v1.js" data-card="${slug}"${side}></script>`;
}

function Preview({ card, script }: { card: SnippetCard; script: string }) {
  const text = useWords(guideWords);
  if (card.isPaused) return <p>{text.script.paused}</p>;
  if (!card.isBotEnabled) {
    return (
      <div className={styles.off}>
        <p>{text.script.off}</p>
        <Button variant="default" component={Link} to={`/salesbot/${card.id}`}>
          {text.script.setUp}
        </Button>
      </div>
    );
  }
  return <Page key={script} script={script} />;
}

/** A sample website in a sandboxed frame, so that the script runs as it would on another site. */
function Page({ script }: { script: string }) {
  const text = useWords(guideWords);
  const nonce = useNonce();
  return (
    <figure className={styles.preview}>
      <figcaption>{text.script.preview}</figcaption>
      <iframe
        title={text.script.previewTitle}
        sandbox="allow-scripts allow-popups allow-forms"
        srcDoc={pageWith(script, text.script.website, nonce)}
      />
    </figure>
  );
}

/** A srcdoc document inherits its page's content policy. */
const pageWith = (
  script: string,
  title: string,
  nonce = "",
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<style nonce="${nonce}">body{margin:0;padding:32px;background:#fff;color:#1c1917;font:16px/1.6 Georgia,serif}i{display:block;height:10px;margin:14px 0;border-radius:5px;background:#e7e5e4}i:nth-of-type(3n){width:70%}</style>
<main aria-label="${title}"><h1>${title}</h1><i></i><i></i><i></i><i></i><i></i><i></i></main>${script}`;
