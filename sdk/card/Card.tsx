/** @jsxImportSource preact */
import type { CardData } from "./card-data.ts";
import { direction } from "./contact.ts";
import { isLong } from "./fit.ts";
import type { CardLinks } from "./links.ts";
import { Actions } from "./parts/Actions.tsx";
import { ActionBar, DesktopQr, OfflineNotice, WalletLinks, type Wallets } from "./parts/Page.tsx";
import { Header, Profile } from "./parts/Profile.tsx";
import { LanguageButton, LanguageSheet } from "./parts/Languages.tsx";
import { IphoneSheet, QrSheet, ShareSheet } from "./parts/Sheets.tsx";
import type { FormState } from "./sections/form/form-fields.ts";
import { sectionsOf } from "./sections/index.ts";
import type { CardVariant } from "./sections/section.ts";
import type { Theme } from "./themes/theme.ts";
import { type CardWords, words as english } from "./words/en.ts";

interface CardProps {
  card: CardData;
  /** The theme the card is shown in: `themeOf(card.theme)`, or a chunk loaded by `loadTheme()`. */
  theme: Pick<Theme, "name" | "order" | "portrait">;
  /** `preview` leaves out Save Contact, the gallery, embeds, the location and the form. */
  variant: CardVariant;
  links: CardLinks;
  /**
   * `page`: the card is the document, with the bar and the QR panel. `embed` (the default): it stands in a box of
   * another page.
   */
  frame?: "page" | "embed";
  /** A picture of a card that is nowhere: nothing opens over it. */
  isSample?: boolean;
  /** Shown to its owner, including parts that only the page has. */
  isPreview?: boolean;
  /** The visitor's language, for the texts around the owner's words. */
  words?: CardWords;
  form?: FormState;
  /** Only on the card's page, where passes can be added. */
  wallets?: Wallets;
}

/** The one card component: rendered to a string for /view, mounted in the editors' preview and in <meishi-card>. */
export function Card({
  card,
  theme,
  variant,
  links,
  frame = "embed",
  isSample,
  isPreview,
  words = english,
  form,
  wallets,
}: CardProps) {
  const full = variant === "full";
  const page = frame === "page";
  const Body = page ? "main" : "div"; // another site's page has its own main
  return (
    <div
      class="meishi"
      data-theme={theme.name}
      data-card={card.id}
      data-frame={frame}
      data-long={isLong(card) ? "" : undefined}
      data-chat={page && card.salesbot.isEnabled ? "" : undefined}
      data-spacing={card.customizations.spacing}
      lang={page ? undefined : words.language}
      dir={direction(card, words.language)}
      data-words={page ? JSON.stringify(words.script) : undefined}
    >
      <div class="page">
        <Body class="card-container">
          {page && <OfflineNotice words={words} />}
          <Header card={card} links={links} />
          <Profile card={card} links={links} portraitWidth={theme.portrait} />
          <Actions
            links={links}
            save={full}
            exchange={
              (page || isPreview) && full
                ? { href: links.exchange, target: isPreview ? "_blank" : undefined }
                : undefined
            }
            words={words}
          >
            {wallets && <WalletLinks id={card.id} links={links} wallets={wallets} words={words} />}
          </Actions>
          <div class="card-content">
            {sectionsOf(card, theme, variant).map(({ name, View }) => (
              <View key={name} card={card} links={links} words={words} form={form} />
            ))}
          </div>
          {!card.isUnbranded && (
            <footer class="card-footer">
              <a href={links.home} dir="auto">
                {words.poweredBy} <b>Meishi</b>
              </a>
            </footer>
          )}
          {page && <LanguageButton words={words} />}
        </Body>
      </div>
      {page && <DesktopQr links={links} words={words} />}
      {page && <ActionBar links={links} words={words} />}
      {!isSample && <ShareSheet card={card} links={links} words={words} />}
      {!isSample && <QrSheet card={card} links={links} words={words} />}
      {!isSample && full && <IphoneSheet card={card} links={links} words={words} />}
      {page && <LanguageSheet words={words} />}
      <p class="toast" role="status" hidden />
    </div>
  );
}
