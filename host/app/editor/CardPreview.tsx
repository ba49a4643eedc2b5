import { useEffect, useRef } from "react";
import type { Language } from "#sdk/languages.ts";
import type { RenderedCard } from "../rendered-cards/rendered-card.ts";
import type { EditorCard, StoredCss } from "./editor-card.ts";
import { useWords } from "../ui/use-words.ts";
import { uiWords } from "../ui/words.en.ts";
import { mountCard } from "../rendered-cards/mount-card.ts";

interface Props {
  card: EditorCard;
  language?: Language | null;
  /** Given where the owner's CSS is to be shown: as it was stored. */
  storedCss?: StoredCss;
  /** This card drawn by the server; what draws it here is loaded once it changes. */
  renderedCard?: RenderedCard;
  /** Share, QR Code and Save Contact do what they do for visitors. */
  isPressable?: boolean;
  /** Nothing opens over it, for it is not made yet. */
  isSample?: boolean;
  /** Called with what was drawn, each time. */
  onRender?: (root: ShadowRoot) => void;
}

/** Renderer of cards, in a chunk of its own. */
const loadRenderer = () => import("./draw-card.ts");

/** The card as visitors see it, drawn again with each edit. */
export function CardPreview({
  card,
  language = null,
  storedCss,
  renderedCard,
  isPressable = false,
  isSample,
  onRender,
}: Props) {
  const { cardPreview } = useWords(uiWords);
  const host = useRef<HTMLDivElement>(null);
  const onRenderRef = useRef(onRender);
  onRenderRef.current = onRender;
  const unchanged = useRef(renderedCard && card);
  useEffect(() => {
    if (renderedCard && card === unchanged.current && language === null && host.current) {
      const root = mountCard(host.current, renderedCard);
      onRenderRef.current?.(root);
      return;
    }
    unchanged.current = undefined;
    let isCancelled = false;
    void loadRenderer().then(async ({ renderPreview: drawCard }) => {
      if (isCancelled || !host.current) return;
      await drawCard(
        host.current,
        card,
        language,
        storedCss && { css: card.customizations.customCss ?? "", stored: storedCss },
        isSample,
      );
      if (!isCancelled && host.current?.shadowRoot) onRenderRef.current?.(host.current.shadowRoot);
    });
    return () => {
      isCancelled = true;
    };
  }, [card, language, storedCss, renderedCard, isSample]);

  // A press announces an edit, which then finds the renderer loaded.
  useEffect(() => {
    const load = () => void loadRenderer();
    const once = { once: true, capture: true };
    for (const type of ["pointerdown", "keydown"]) window.addEventListener(type, load, once);
    return () => {
      for (const type of ["pointerdown", "keydown"]) window.removeEventListener(type, load, once);
    };
  }, []);
  return <div ref={host} role={isPressable ? "group" : "img"} aria-label={cardPreview} />;
}
