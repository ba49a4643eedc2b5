import { useEffect, useRef } from "react";
import type { EditorCard } from "./editor-card.ts";

/** The card as visitors see it, drawn again with each edit. The drawing comes as a chunk of its own. */
export function CardPreview({ card, css, label = "Card preview" }: { card: EditorCard; css?: string; label?: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isGone = false;
    void import("./draw-card.ts").then(({ drawCard }) => {
      if (!isGone && host.current) return drawCard(host.current, card, css);
    });
    return () => { isGone = true; };
  }, [card, css]);
  return <div ref={host} role="img" aria-label={label} />;
}
