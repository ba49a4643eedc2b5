/** @jsxImportSource preact */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { VNode } from "preact";
import { rootFolder } from "#db/root.ts";
import { Card } from "#sdk/card/Card.tsx";
import { linksFor } from "#sdk/card/links.ts";
import { cardStyles } from "#sdk/card/styles.ts";
import { themeOf } from "#sdk/card/themes/index.ts";
import { config } from "../config/config.server.ts";
import { type VisitorPage, visitorDocument } from "../view/document.server.tsx";
import { Closing } from "./Closing.tsx";
import { type SalesAnswer, SalesDialog, SalesPage } from "./ContactSales.tsx";
import { Features } from "./Features.tsx";
import { Frame } from "./Frame.tsx";
import { Hero } from "./Hero.tsx";
import { LegalText } from "./legal/LegalText.tsx";
import { Pricing } from "./Pricing.tsx";
import { Promo } from "./Promo.tsx";
import { sampleCard } from "./sample.ts";
import { style } from "./style.ts";
import { Themes } from "./Themes.tsx";
import { Voices } from "./Voices.tsx";

const TITLE = "Meishi: digital business cards people keep";
const SUMMARY =
  "Make a digital business card in two minutes: shared by link, QR code or contact file, with analytics and an assistant that answers.";

/** The landing page; it differs only by whether somebody is signed in. */
export function renderLanding(isSignedIn: boolean): VisitorPage {
  return visitorDocument({
    lang: "en",
    head: <Head title={TITLE} path="/" picture="/landing/dashboard.webp" />,
    styles: [style],
    body: (
      <Frame isSignedIn={isSignedIn}>
        <Hero isSignedIn={isSignedIn} />
        <Features />
        <Themes isSignedIn={isSignedIn} />
        <Promo isSignedIn={isSignedIn} />
        <Pricing isSignedIn={isSignedIn} />
        <Voices />
        <Closing isSignedIn={isSignedIn} />
        <SalesDialog />
      </Frame>
    ),
    shadows: { sample: sampleShadow() },
    scripts: [scriptAddress()],
  });
}

/** The hero's card as it is before anybody touches it; in a shadow root, so that its styles and ours do not meet. */
function sampleShadow() {
  const theme = themeOf(sampleCard.theme);
  const links = linksFor(config.publicUrl, sampleCard);
  return {
    style: cardStyles(sampleCard, theme),
    body: (
      <div class="container">
        <Card card={sampleCard} theme={theme} variant="full" links={links} />
      </div>
    ),
  };
}

/** The form behind Contact Sales, for visitors without scripts, with what was wrong or a word of thanks. */
export function renderContactSales(isSignedIn: boolean, answer: SalesAnswer): VisitorPage {
  return simplePage("Contact Sales", "/contact-sales", isSignedIn, <SalesPage answer={answer} />);
}

/** A legal page: headings start with `## `, paragraphs are separated by an empty line. */
export function renderLegal(title: string, path: string, text: string, isSignedIn: boolean): VisitorPage {
  return simplePage(title, path, isSignedIn, <LegalText title={title} text={text} />);
}

function simplePage(title: string, path: string, isSignedIn: boolean, body: VNode): VisitorPage {
  return visitorDocument({
    lang: "en",
    head: <Head title={`${title} · Meishi`} path={path} />,
    styles: [style],
    body: <Frame isSignedIn={isSignedIn}>{body}</Frame>,
  });
}

function Head({ title, path, picture }: { title: string; path: string; picture?: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={SUMMARY} />
      <meta name="theme-color" content="#171513" />
      <link rel="canonical" href={config.publicUrl + path} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/site/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={SUMMARY} />
      <meta property="og:url" content={config.publicUrl + path} />
      {picture && <meta property="og:image" content={config.publicUrl + picture} />}
      {picture && <meta name="twitter:card" content="summary_large_image" />}
    </>
  );
}

let script: string | undefined;

/** Where host/scripts/build.ts put landing.client.ts. */
function scriptAddress(): string {
  script ??= readdirSync(join(rootFolder, "host/build/client/assets")).find((name) => /^landing-\w+\.js$/.test(name));
  return `/assets/${script}`;
}
