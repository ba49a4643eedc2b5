/** @jsxImportSource preact */
import { scriptStyle } from "#sdk/card/base/scripts.ts";
import { Card } from "#sdk/card/Card.tsx";
import type { CardData } from "#sdk/card/card-data.ts";
import { aboutText, displayName, website } from "#sdk/card/contact.ts";
import {
  type CardLinks,
  coverPicture,
  linksFor,
  pictureLink,
  portraitPicture,
  safeLink,
  urlOf,
} from "#sdk/card/links.ts";
import type { Wallets } from "#sdk/card/parts/Page.tsx";
import type { FormState } from "#sdk/card/sections/form/form-fields.ts";
import { cardStyles } from "#sdk/card/styles.ts";
import { themeOf } from "#sdk/card/themes/index.ts";
import { cardWords } from "#sdk/card/words/index.ts";
import type { Language } from "#sdk/languages.ts";
import { type VisitorPage, visitorDocument } from "./document.server.tsx";
import { languagesOf, translated } from "../cards/translated.ts";
import { cardSubtitle } from "../cards/card-subtitle.ts";
import { versionsOf } from "./versions.ts";

interface CardPageOptions {
  /** The language of the texts around the owner's words. */
  language?: Language;
  /** Origin of the card's main URL, without trailing slash: PUBLIC_URL, or a custom domain. */
  origin: string;
  /**
   * Addresses of the page's scripts: the built sdk/card/page.ts, and what keeps the page for a time without network.
   */
  scripts: string[];
  manifest?: string;
  touchIcon?: string;
  /** The owner's colour for the bar around the page; the theme's when there is none. */
  themeColor?: string;
  /** Icon of cards without one of their own. */
  icon?: string;
  /** The owner's CSS, sanitized and scoped; only for viewers who may see it. */
  customCss?: string;
  /** Rules that paint each picture's place in its colour until it has loaded. */
  pictureColors?: string;
  form?: FormState;
  wallets?: Wallets;
}

/** Only if its owner allowed it. */
const isIndexable = ({ indexable, customizations }: CardData) => indexable && customizations.searchable !== false;

/** One line for search results and previews of the link. */
function description(card: CardData): string {
  const about = aboutText(card)?.replace(/\s+/g, " ");
  const text = about ?? cardSubtitle(card);
  return text.length > 160 ? `${text.slice(0, 159).trimEnd()}…` : text;
}

/** The card as schema.org's Person, for search engines. */
function person(card: CardData, links: CardLinks) {
  const profiles = Object.values(card.socialLinks)
    .map((link) => safeLink(urlOf(link)))
    .filter((url) => url?.startsWith("http"));
  return {
    "@context": "https://schema.org",
    "@type": "Person",
    name: displayName(card),
    url: links.view,
    jobTitle: card.title ?? undefined,
    worksFor: card.company ? { "@type": "Organization", name: card.company } : undefined,
    telephone: card.phone ?? undefined,
    email: card.email ?? undefined,
    address: card.address ?? undefined,
    description: aboutText(card) ?? undefined,
    image: pictureLink(card.profilePicture, links) ?? undefined,
    sameAs: [website(card), ...profiles].filter(Boolean),
  };
}

/** URL of the card in a language; a separate one only if the owner's words differ there. */
const addressIn = (card: CardData, { view }: CardLinks, language: Language) =>
  card.translations[language] && language !== card.language ? `${view}?lang=${language}` : view;

/** Same candidates as the picture itself, or it would be loaded twice. */
const preload = ({ src, srcset, sizes }: ReturnType<typeof coverPicture>) =>
  srcset ? { href: src, imagesrcset: srcset, imagesizes: sizes } : { href: src };

function Head({ card, links, options }: { card: CardData; links: CardLinks; options: CardPageOptions }) {
  const { language = "en" } = options;
  const name = displayName(card);
  const address = addressIn(card, links, language);
  const title = [name, card.company].filter((part, i, all) => part && all.indexOf(part) === i).join(", ");
  const summary = description(card);
  const picture = `${options.origin}/view/${encodeURIComponent(card.slug)}/preview.png?v=${versionsOf(card)}`;
  const cover = pictureLink(card.coverPhoto, links);
  const portrait = pictureLink(card.profilePicture, links);
  const icon = pictureLink(card.faviconUrl, links) ?? options.icon;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={summary} />
      <link rel="canonical" href={address} />
      {Object.keys(card.translations).length > 0 && (
        <>
          {languagesOf(card).map((code) => (
            <link key={code} rel="alternate" hreflang={code} href={addressIn(card, links, code)} />
          ))}
          <link rel="alternate" hreflang="x-default" href={links.view} />
        </>
      )}
      <meta
        name="robots"
        content={isIndexable(card) ? "index, follow, max-image-preview:large" : "noindex, nofollow"}
      />
      <meta name="theme-color" content={options.themeColor ?? themeOf(card.theme).colors.page} />
      <meta name="format-detection" content="telephone=no" />
      <meta property="og:type" content="profile" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={cardWords[language].previewOf(name)} />
      <meta name="twitter:card" content="summary_large_image" />
      {icon && <link rel="icon" href={icon} />}
      {options.manifest && <link rel="manifest" href={options.manifest} />}
      {options.touchIcon && <link rel="apple-touch-icon" href={options.touchIcon} />}
      {cover && <link rel="preload" as="image" {...preload(coverPicture(cover, links))} fetchpriority="high" />}
      {portrait && (
        <link
          rel="preload"
          as="image"
          {...preload(portraitPicture(portrait, links, themeOf(card.theme).portrait))}
          fetchpriority="high"
        />
      )}
    </>
  );
}

/** The whole document of /view/{slug}: a pure function of the card, so that it can be cached per version. */
export function renderCardPage(ownCard: CardData, options: CardPageOptions): VisitorPage {
  const { language = "en" } = options;
  const card = translated(ownCard, language);
  const own = linksFor("", card, options.origin);
  const links = ownCard.translations[language] ? { ...own, vcf: `${own.vcf}?lang=${language}` } : own;
  const theme = themeOf(card.theme);
  return visitorDocument({
    lang: language,
    head: <Head card={card} links={links} options={options} />,
    styles: [
      `body{margin:0}\n${cardStyles(card, theme, "page")}${scriptStyle[language] ?? ""}${options.pictureColors ?? ""}`,
      options.customCss ?? "",
    ],
    data: person(card, linksFor(options.origin, card)),
    body: (
      <Card
        card={card}
        theme={theme}
        variant="full"
        links={links}
        frame="page"
        words={cardWords[language]}
        form={options.form}
        wallets={options.wallets}
      />
    ),
    scripts: options.scripts,
    chat: card.salesbot.isEnabled ? card.slug : undefined,
  });
}
