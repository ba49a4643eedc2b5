import { h, render } from "preact";
import { Card } from "#sdk/card/Card.tsx";
import type { CardData } from "#sdk/card/card-data.ts";
import { linksFor } from "#sdk/card/links.ts";
import { cardStyles } from "#sdk/card/styles.ts";
import { loadTheme } from "#sdk/card/themes/load.ts";
import { loadWords } from "#sdk/card/words/load.ts";
import { toStyleSheet } from "#sdk/page-runtime/sheet.ts";
import type { Language } from "#sdk/languages.ts";
import { translated } from "../cards/translated.ts";
import { asVisitor } from "../rendered-cards/as-visitor.ts";
import { documentLocale } from "../languages/catalogue.ts";
import type { StoredCss } from "./editor-card.ts";
import { attachCardRoot, HOST_STYLE } from "../rendered-cards/mount-card.ts";

interface PreviewCss {
  css: string;
  stored?: StoredCss;
}

const renderCounts = new WeakMap<HTMLElement, number>();

/** Draws a card into an element's shadow root with the component that visitors get. */
export async function renderPreview(
  element: HTMLElement,
  written: CardData,
  language: Language | null = null,
  ownCss?: PreviewCss,
  isSample = false,
): Promise<void> {
  const card = language ? translated(written, language) : written;
  const turn = (renderCounts.get(element) ?? 0) + 1;
  renderCounts.set(element, turn);
  const [theme, safeCss, words] = await Promise.all([
    loadTheme(card.theme),
    safe(ownCss),
    loadWords(language ?? card.language ?? documentLocale()),
  ]);
  if (renderCounts.get(element) !== turn) return; // a newer state of the card was drawn meanwhile
  const { root, container } = attachCardRoot(element);
  root.adoptedStyleSheets = [toStyleSheet(HOST_STYLE), toStyleSheet(cardStyles(card, theme)), toStyleSheet(safeCss)];
  if (turn === 1) container.replaceChildren(); // rendered by the server
  render(
    h(Card, {
      card: { ...asVisitor(card), logo: card.logoUrl },
      theme,
      variant: "full",
      isPreview: true,
      isSample,
      words,
      links: linksFor(location.origin, card),
    }),
    container,
  );
}

/** The owner's CSS sanitized as on the public page; the sanitizer is loaded only if there is any. */
async function safe({ css, stored }: PreviewCss = { css: "" }): Promise<string> {
  if (css.trim() === "") return "";
  if (css === stored?.written) return stored.safe;
  const { CARD_SCOPE, sanitizeCss } = await import("../view/custom-css.ts");
  return sanitizeCss(css, CARD_SCOPE).css;
}
