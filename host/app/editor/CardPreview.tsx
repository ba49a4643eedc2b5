import { useEffect, useRef } from "react";
import type { EditorCard } from "./editor-card.ts";

interface Props {
  card: EditorCard;
  css?: string;
  label?: string;
  /** Called with what was drawn, each time. */
  onDrawn?: (drawn: ShadowRoot) => void;
}

/** The card as visitors see it, drawn again with each edit. The drawing comes as a chunk of its own. */
export function CardPreview({ card, css, label = "Card preview", onDrawn }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const told = useRef(onDrawn);
  told.current = onDrawn;
  useEffect(() => {
    let isGone = false;
    void import("./draw-card.ts").then(async ({ drawCard }) => {
      if (isGone || !host.current) return;
      await drawCard(host.current, card, css);
      if (!isGone && host.current?.shadowRoot) told.current?.(host.current.shadowRoot);
    });
    return () => { isGone = true; };
  }, [card, css]);
  return <div ref={host} role="img" aria-label={label} />;
}
