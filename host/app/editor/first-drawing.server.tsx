/** @jsxImportSource preact */
import { renderToString } from "preact-render-to-string";
import { Card } from "#sdk/card/Card.tsx";
import type { CardData } from "#sdk/card/card-data.ts";
import { linksFor } from "#sdk/card/links.ts";
import { cardStyles } from "#sdk/card/styles.ts";
import { themeOf } from "#sdk/card/themes/index.ts";
import { config } from "../config/config.server.ts";
import type { Drawing } from "./editor-card.ts";

/** The card as `drawCard()` draws it, so that the page shows it before anything that draws is loaded. */
export function firstDrawing(card: CardData, safeCss: string): Drawing {
  const theme = themeOf(card.theme);
  const links = linksFor("", card, config.publicUrl);
  return {
    html: renderToString(<Card card={{ ...card, logo: card.logoUrl }} theme={theme} variant="full" links={links} />),
    sheets: [cardStyles(card, theme), safeCss],
  };
}
