import { useEffect, useRef } from "react";
import type { Language } from "#sdk/languages.ts";
import type { RenderedCard } from "../rendered-cards/rendered-card.ts";
import type { EditorCard, StoredCss } from "./editor-card.ts";
import { useWords } from "../ui/use-words.ts";
import { uiWords } from "../ui/words/index.ts";
import { mountCard } from "../rendered-cards/mount-card.ts";

interface Props {
  card: EditorCard;
  language?: Language | null;
  /** Given where the owner's CSS is to be shown: as it was stored. */
  storedCss?: StoredCss;
  /** This card drawn by the server; what draws it here is loaded once it changes. */
  drawn?: RenderedCard;
  /** Share, QR Code and Save Contact do what they do for visitors. */
  isPressable?: boolean;
  /** Called with what was drawn, each time. */
  onDrawn?: (drawn: ShadowRoot) => void;
}

/** What draws a card: a chunk of its own. */
const drawing = () => import("./draw-card.ts");

/** The card as visitors see it, drawn again with each edit. */
export function CardPreview({ card, language = null, storedCss, drawn, isPressable = false, onDrawn }: Props) {
  const { cardPreview } = useWords(uiWords);
  const host = useRef<HTMLDivElement>(null);
  const told = useRef(onDrawn);
  told.current = onDrawn;
  const unchanged = useRef(drawn && card);
  useEffect(() => {
    if (drawn && card === unchanged.current && language === null && host.current) {
      const root = mountCard(host.current, drawn);
      told.current?.(root);
      return;
    }
    unchanged.current = undefined;
    let isGone = false;
    void drawing().then(async ({ renderPreview: drawCard }) => {
      if (isGone || !host.current) return;
      await drawCard(
        host.current,
        card,
        language,
        storedCss && { css: card.customizations.customCss ?? "", stored: storedCss },
      );
      if (!isGone && host.current?.shadowRoot) told.current?.(host.current.shadowRoot);
    });
    return () => {
      isGone = true;
    };
  }, [card, language, storedCss, drawn]);

  // Whoever presses something is about to edit: the first edit finds it loaded.
  useEffect(() => {
    const load = () => void drawing();
    const once = { once: true, capture: true };
    for (const type of ["pointerdown", "keydown"]) window.addEventListener(type, load, once);
    return () => {
      for (const type of ["pointerdown", "keydown"]) window.removeEventListener(type, load, once);
    };
  }, []);
  return <div ref={host} role={isPressable ? "group" : "img"} aria-label={cardPreview} />;
}
