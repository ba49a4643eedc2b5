import { h, render } from "preact";
import { Card } from "#sdk/card/Card.tsx";
import type { CardData } from "#sdk/card/card-data.ts";
import { linksFor } from "#sdk/card/links.ts";
import { cardStyles } from "#sdk/card/styles.ts";
import { loadTheme } from "#sdk/card/themes/load.ts";
import { sheetOf } from "#sdk/edge/sheet.ts";
import type { StoredCss } from "./editor-card.ts";

export interface OwnCss {
  css: string;
  stored?: StoredCss;
}

const turns = new WeakMap<HTMLElement, number>();
/** Links are shown, neither followed nor reached by Tab, while a card is edited: the seat is inert. */
const STILL = ":host{display:block}";

/** Draws a card into an element's shadow root by the component every visitor gets. */
export async function drawCard(host: HTMLElement, card: CardData, ownCss?: OwnCss): Promise<void> {
  const turn = (turns.get(host) ?? 0) + 1;
  turns.set(host, turn);
  const [theme, safeCss] = await Promise.all([loadTheme(card.theme), safe(ownCss)]);
  if (turns.get(host) !== turn) return; // a newer state of the card was drawn meanwhile
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [sheetOf(STILL), sheetOf(cardStyles(card, theme)), sheetOf(safeCss)];
  const seat = root.querySelector(".seat") ?? root.appendChild(Object.assign(document.createElement("div"), { className: "seat", inert: true }));
  render(h(Card, { card: { ...card, logo: card.logoUrl }, theme, variant: "full", links: linksFor(location.origin, card) }), seat);
}

/** Owners' CSS as the public page would have it; what cleans it comes only when somebody writes some. */
async function safe({ css, stored }: OwnCss = { css: "" }): Promise<string> {
  if (css.trim() === "") return "";
  if (css === stored?.written) return stored.safe;
  const { CARD_SCOPE, sanitizeCss } = await import("../view/custom-css.ts");
  return sanitizeCss(css, CARD_SCOPE).css;
}
