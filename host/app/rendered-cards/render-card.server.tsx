/** @jsxImportSource preact */
import { renderToString } from "preact-render-to-string";
import { Card } from "#sdk/card/Card.tsx";
import type { CardData, Customizations, FormConfig, Translations } from "#sdk/card/card-data.ts";
import { linksFor } from "#sdk/card/links.ts";
import { cardStyles } from "#sdk/card/styles.ts";
import { themeOf } from "#sdk/card/themes/index.ts";
import { cardWords } from "#sdk/card/words/index.ts";
import { languageOf } from "#sdk/languages.ts";
import type { Actor } from "../access.ts";
import * as cards from "../cards/cards.server.ts";
import type { OwnCard } from "../cards/own-cards.server.ts";
import { config } from "../config/config.server.ts";
import type { Locale } from "../languages/locales.ts";
import { asVisitor } from "./as-visitor.ts";
import type { RenderedCard } from "./rendered-card.ts";

/** An owner's card as the component takes it; a preview has no assistant. */
export const cardData = <Card extends OwnCard>(card: Card) => ({
  ...card,
  formConfig: card.formConfig as FormConfig,
  customizations: card.customizations as Customizations,
  language: languageOf(card.language ?? "") ?? null,
  translations: card.translations as Translations,
  salesbot: { isEnabled: false, botName: "", avatarUrl: null },
});

/** An owner's CSS as visitors get it. The parser of CSS is loaded with the first card that has some. */
export async function sanitizedCss(written: string): Promise<string> {
  if (written === "") return "";
  const { CARD_SCOPE, sanitizeCss } = await import("../view/custom-css.ts");
  return sanitizeCss(written, CARD_SCOPE).css;
}

/** A card that the actor may edit, drawn. */
export async function renderOwnCard(actor: Actor, id: number, locale: Locale): Promise<RenderedCard> {
  const card = cardData(await cards.read(actor, id));
  return renderCard(card, await sanitizedCss(card.customizations.customCss ?? ""), locale);
}

/**
 * The card as `renderPreview()` draws it, so that the page shows it before anything that draws is loaded: in its own
 * language, else in the page's.
 */
export function renderCard(card: CardData, safeCss: string, locale: Locale): RenderedCard {
  const words = cardWords[card.language ?? locale];
  const theme = themeOf(card.theme);
  const links = linksFor("", card, config.publicUrl);
  return {
    html: renderToString(
      <Card
        card={{ ...asVisitor(card), logo: card.logoUrl }}
        theme={theme}
        variant="full"
        isPreview
        words={words}
        links={links}
      />,
    ),
    sheets: [cardStyles(card, theme), safeCss],
  };
}
