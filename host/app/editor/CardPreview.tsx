import { useEffect, useRef } from "react";
import type { EditorCard, StoredCss } from "./editor-card.ts";

interface Props {
  card: EditorCard;
  /** Given where the owner's CSS is to be shown: as it was stored. */
  storedCss?: StoredCss;
  label?: string;
  /** Called with what was drawn, each time. */
  onDrawn?: (drawn: ShadowRoot) => void;
}

/** The card as visitors see it, drawn again with each edit. The drawing comes as a chunk of its own. */
export function CardPreview({ card, storedCss, label = "Card preview", onDrawn }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const told = useRef(onDrawn);
  told.current = onDrawn;
  useEffect(() => {
    let isGone = false;
    void import("./draw-card.ts").then(async ({ drawCard }) => {
      if (isGone || !host.current) return;
      await drawCard(host.current, card, storedCss && { css: card.customizations.customCss ?? "", stored: storedCss });
      if (!isGone && host.current?.shadowRoot) told.current?.(host.current.shadowRoot);
    });
    return () => {
      isGone = true;
    };
  }, [card, storedCss]);
  return <div ref={host} role="img" aria-label={label} />;
}
