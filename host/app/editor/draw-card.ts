import { h, render } from "preact";
import { Card } from "#sdk/card/Card.tsx";
import type { CardData } from "#sdk/card/card-data.ts";
import { linksFor } from "#sdk/card/links.ts";
import { cardStyles } from "#sdk/card/styles.ts";
import { loadTheme } from "#sdk/card/themes/load.ts";
import { sheetOf } from "#sdk/edge/sheet.ts";

const turns = new WeakMap<HTMLElement, number>();
/** Links are shown, neither followed nor reached by Tab, while a card is edited: the seat is inert. */
const STILL = ":host{display:block}";

/** Draws a card into an element's shadow root by the component every visitor gets. */
export async function drawCard(host: HTMLElement, card: CardData, ownCss = ""): Promise<void> {
  const turn = (turns.get(host) ?? 0) + 1;
  turns.set(host, turn);
  const theme = await loadTheme(card.theme);
  if (turns.get(host) !== turn) return; // a newer state of the card was drawn meanwhile
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [sheetOf(STILL), sheetOf(cardStyles(card, theme)), sheetOf(ownCss)];
  const seat = root.querySelector(".seat") ?? root.appendChild(Object.assign(document.createElement("div"), { className: "seat", inert: true }));
  render(h(Card, { card: { ...card, logo: card.logoUrl }, theme, variant: "full", links: linksFor(location.origin, card) }), seat);
}
