/** @jsxImportSource preact */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { VNode } from "preact";
import { rootFolder } from "#db/root.ts";
import { Card } from "#sdk/card/Card.tsx";
import { linksFor } from "#sdk/card/links.ts";
import { cardStyles } from "#sdk/card/styles.ts";
import { themeOf } from "#sdk/card/themes/index.ts";
import { cardWords } from "#sdk/card/words/index.ts";
import { config } from "../config/config.server.ts";
import { LOCALES } from "../languages/locales.ts";
import { type VisitorPage, visitorDocument } from "../view/document.server.tsx";
import { CallToAction } from "./CallToAction.tsx";
import { type SalesResult, SalesDialog, SalesPage } from "./ContactSales.tsx";
import { Features } from "./Features.tsx";
import { LandingLayout } from "./LandingLayout.tsx";
import { Hero } from "./Hero.tsx";
import { LegalText } from "./legal/LegalText.tsx";
import { Pricing } from "./Pricing.tsx";
import { Promo } from "./Promo.tsx";
import { type LandingViewer, LandingViewerContext, landingWords, useLandingViewer } from "./viewer.ts";
import { sampleIn } from "./sample.ts";
import { lightStyle, schemeScript } from "./scheme.ts";
import { style } from "./style.ts";
import { Themes } from "./Themes.tsx";
import { Testimonials } from "./Testimonials.tsx";

/** The landing page; it differs by who reads it. */
export function renderLanding(viewer: LandingViewer): VisitorPage {
  const { title } = landingWords[viewer.locale];
  return visitorDocument({
    lang: viewer.locale,
    head: <For viewer={viewer} child={<Head title={title} path="/" picture="/landing/dashboard.webp" />} />,
    first: schemeScript,
    styles: [style + lightStyle],
    body: (
      <For
        viewer={viewer}
        child={
          <LandingLayout path="/">
            <Hero />
            <Features />
            <Themes />
            <Promo />
            <Pricing />
            <Testimonials />
            <CallToAction />
            <SalesDialog />
          </LandingLayout>
        }
      />
    ),
    shadows: { sample: sampleShadow(viewer) },
    scripts: [scriptAddress(), "/register-sw.js"],
  });
}

/** Initial state of the hero's card, in a shadow root to separate its styles from ours. */
function sampleShadow({ locale }: LandingViewer) {
  const card = sampleIn(landingWords[locale].script);
  const theme = themeOf(card.theme);
  const links = linksFor(config.publicUrl, card);
  return {
    style: cardStyles(card, theme),
    body: (
      <div class="container">
        <Card card={card} theme={theme} variant="full" isSample links={links} words={cardWords[locale]} />
      </div>
    ),
  };
}

/** The form behind Contact Sales, for visitors without scripts, with what was wrong or a word of thanks. */
export function renderContactSales(viewer: LandingViewer, result: SalesResult): VisitorPage {
  const { heading } = landingWords[viewer.locale].sales;
  return simplePage(heading, "/contact-sales", viewer, <SalesPage result={result} />);
}

/** A legal page, of plain text. */
export function renderLegal(title: string, path: string, text: string, viewer: LandingViewer): VisitorPage {
  return simplePage(title, path, viewer, <LegalText title={title} text={text} />);
}

function simplePage(title: string, path: string, viewer: LandingViewer, body: VNode): VisitorPage {
  return visitorDocument({
    lang: viewer.locale,
    head: <For viewer={viewer} child={<Head title={`${title} · Meishi`} path={path} />} />,
    first: schemeScript,
    styles: [style + lightStyle],
    body: <For viewer={viewer} child={<LandingLayout path={path}>{body}</LandingLayout>} />,
  });
}

const For = ({ viewer, child }: { viewer: LandingViewer; child: VNode }) => (
  <LandingViewerContext.Provider value={viewer}>{child}</LandingViewerContext.Provider>
);

function Head({ title, path, picture }: { title: string; path: string; picture?: string }) {
  const { words, isNamed, locale } = useLandingViewer();
  const url = config.publicUrl + path;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={words.summary} />
      <meta name="theme-color" content="#171513" />
      <link rel="canonical" href={isNamed ? `${url}?lang=${locale}` : url} />
      {LOCALES.map((other) => (
        <link key={other} rel="alternate" hreflang={other} href={`${url}?lang=${other}`} />
      ))}
      <link rel="alternate" hreflang="x-default" href={url} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/site/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={words.summary} />
      <meta property="og:url" content={url} />
      {picture && <meta property="og:image" content={config.publicUrl + picture} />}
      {picture && <meta name="twitter:card" content="summary_large_image" />}
    </>
  );
}

let script: string | undefined;

/** URL of landing.client.ts as built by host/scripts/build.ts. */
function scriptAddress(): string {
  script ??= readdirSync(join(rootFolder, "host/build/client/assets")).find((name) => /^landing-\w+\.js$/.test(name));
  return `/assets/${script}`;
}
