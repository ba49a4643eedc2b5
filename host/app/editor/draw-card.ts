import { h, render } from "preact";
import { Card } from "#sdk/card/Card.tsx";
import type { CardData } from "#sdk/card/card-data.ts";
import { linksFor } from "#sdk/card/links.ts";
import { cardStyles } from "#sdk/card/styles.ts";
import { loadTheme } from "#sdk/card/themes/load.ts";
import { loadWords } from "#sdk/card/words/load.ts";
import { sheetOf } from "#sdk/edge/sheet.ts";
import type { Language } from "#sdk/languages.ts";
import { translated } from "../cards/translated.ts";
import { asShown } from "../drawn-cards/as-shown.ts";
import { localeOfDocument } from "../languages/catalogue.ts";
import type { StoredCss } from "./editor-card.ts";
import { paper } from "../drawn-cards/show-drawing.ts";

interface OwnCss {
  css: string;
  stored?: StoredCss;
}

const turns = new WeakMap<HTMLElement, number>();

/** Draws a card into an element's shadow root with the component that visitors get. */
export async function drawCard(
  element: HTMLElement,
  written: CardData,
  language: Language | null = null,
  ownCss?: OwnCss,
): Promise<void> {
  const card = language ? translated(written, language) : written;
  const turn = (turns.get(element) ?? 0) + 1;
  turns.set(element, turn);
  const [theme, safeCss, words] = await Promise.all([
    loadTheme(card.theme),
    safe(ownCss),
    loadWords(language ?? card.language ?? localeOfDocument()),
  ]);
  if (turns.get(element) !== turn) return; // a newer state of the card was drawn meanwhile
  const { root, container } = paper(element);
  root.adoptedStyleSheets = [sheetOf(":host{display:block}"), sheetOf(cardStyles(card, theme)), sheetOf(safeCss)];
  if (turn === 1) container.replaceChildren(); // what the server has drawn
  render(
    h(Card, {
      card: { ...asShown(card), logo: card.logoUrl },
      theme,
      variant: "full",
      isPreview: true,
      words,
      links: linksFor(location.origin, card),
    }),
    container,
  );
}

/** The owner's CSS as on the public page; the cleaner loads only when somebody writes some. */
async function safe({ css, stored }: OwnCss = { css: "" }): Promise<string> {
  if (css.trim() === "") return "";
  if (css === stored?.written) return stored.safe;
  const { CARD_SCOPE, sanitizeCss } = await import("../view/custom-css.ts");
  return sanitizeCss(css, CARD_SCOPE).css;
}
