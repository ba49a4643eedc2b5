<<<<<<< HEAD
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
=======
import { h, render } from "preact";
import { useEffect, useRef } from "react";
import { Card } from "#sdk/card/Card.tsx";
import type { CardData } from "#sdk/card/card-data.ts";
import { linksFor } from "#sdk/card/links.ts";
import { cardStyles } from "#sdk/card/styles.ts";
import { themeOf } from "#sdk/card/themes/index.ts";
import type { EditedCard } from "./draft.ts";
import styles from "./editor.module.css";

const NO_BOT: CardData["salesbot"] = { isEnabled: false, botName: "", avatarUrl: null };

/** The card as visitors will see it, by the very component they get, in a shadow root of its own. */
export function CardPreview({ card, label = "Live preview" }: { card: EditedCard; label?: string }) {
  const seat = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const root = seat.current!.shadowRoot ?? seat.current!.attachShadow({ mode: "open" });
    const theme = themeOf(card.theme);
    const shown: CardData = { ...card, user: { id: card.userId, accessLevel: 1 }, salesbot: NO_BOT };
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:host{display:block}${cardStyles(shown, theme)}`);
    root.adoptedStyleSheets = [sheet];
    render(h(Card, { card: shown, theme, variant: "full", links: linksFor(location.origin, card) }), root);
  }, [card]);

  // Inert: a preview is looked at; its links would lead out of the editor.
  return (
    <div className={styles.phone} role="img" aria-label={`${label}: ${card.name ?? "unnamed card"} in the theme ${card.theme}`}>
      <div ref={seat} className={styles.screen} {...{ inert: "" }} />
    </div>
  );
>>>>>>> main
}
