/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import { LANGUAGE_NAMES } from "#sdk/languages.ts";
import { LOCALES } from "../languages/locales.ts";
import { Icon, Mark } from "./icons.tsx";
import { type LandingContext, SIGN_UP, useLandingViewer } from "./viewer.ts";

type Link = { href: string; label: string };

const sectionsOf = ({ words: { frame }, to }: LandingContext): Link[] => [
  { href: to("/#features"), label: frame.features },
  { href: to("/#themes"), label: frame.themes },
  { href: to("/#pricing"), label: frame.pricing },
];

/** The two entry links: sign-up or, for signed-in users, their cards. */
const waysIn = ({ isSignedIn, words: { frame }, to }: LandingContext): [Link, Link] =>
  isSignedIn
    ? [
        { href: to("/dashboard"), label: frame.dashboard },
        { href: to("/dashboard"), label: frame.myCards },
      ]
    : [
        { href: to("/auth"), label: frame.login },
        { href: to(SIGN_UP), label: frame.start },
      ];

/** Bar, page and footer: around the landing page and the legal ones. */
export function LandingLayout({ path, children }: { path: string; children: ComponentChildren }) {
  const { words } = useLandingViewer();
  return (
    <>
      <a class="skip" href="#main">
        {words.frame.skip}
      </a>
      <TopBar />
      <main id="main">{children}</main>
      <Footer path={path} />
      <div class="toasts" role="status" data-words={JSON.stringify(words.script)} />
    </>
  );
}

function TopBar() {
  const reading = useLandingViewer();
  const { words, to } = reading;
  const { main, menu, closeMenu } = words.frame;
  const sections = sectionsOf(reading);
  const [quiet, loud] = waysIn(reading);
  return (
    <header class="bar">
      <div class="land">
        <a class="brand" href={to("/")}>
          <Mark />
          <span>Meishi</span>
        </a>
        <nav class="wide" aria-label={main}>
          {sections.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
          <a href={quiet.href}>{quiet.label}</a>
        </nav>
        <a class="btn" href={loud.href}>
          {loud.label}
        </a>
        <button class="iconb narrow" type="button" popovertarget="menu" aria-label={menu}>
          <Icon name="menu" />
        </button>
      </div>
      <nav class="menu" id="menu" popover="auto" aria-label={menu}>
        <button class="iconb" type="button" popovertarget="menu" popovertargetaction="hide" aria-label={closeMenu}>
          <Icon name="cross" />
        </button>
        {[...sections, quiet, loud].map(({ href, label }) => (
          <a key={label} href={href}>
            {label}
          </a>
        ))}
      </nav>
    </header>
  );
}

function columnsOf({ isSignedIn, words: { footer, sales }, to }: LandingContext): { title: string; links: Link[] }[] {
  const product = [
    { href: to("/#features"), label: footer.allFeatures },
    { href: to("/#all-themes"), label: footer.allThemes },
    { href: to("/#pricing"), label: footer.prices },
  ];
  const visitor = [
    { href: to("/auth"), label: footer.signIn },
    { href: to(SIGN_UP), label: footer.createAccount },
  ];
  const account = [
    { href: to("/dashboard"), label: footer.yourCards },
    { href: to("/account"), label: footer.profile },
  ];
  const company = [
    { href: to("/contact-sales"), label: sales.heading },
    { href: to("/privacy"), label: footer.privacy },
    { href: to("/terms"), label: footer.terms },
    { href: to("/data-processing"), label: footer.dataProcessing },
    { href: to("/processors"), label: footer.processors },
    { href: to("/accessibility"), label: footer.accessibility },
    { href: to("/imprint"), label: footer.imprint },
  ];
  return [
    { title: footer.product, links: product },
    { title: footer.account, links: isSignedIn ? account : visitor },
    { title: footer.company, links: company },
  ];
}

function Footer({ path }: { path: string }) {
  const reading = useLandingViewer();
  const { words, to } = reading;
  return (
    <footer class="foot">
      <div class="land">
        <div>
          <a class="brand" href={to("/")}>
            <Mark />
            <span>Meishi</span>
          </a>
          <p>{words.frame.slogan}</p>
        </div>
        {columnsOf(reading).map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            {links.map(({ href, label }) => (
              <a key={label} href={href}>
                {label}
              </a>
            ))}
          </nav>
        ))}
      </div>
      <p class="land small">
        © {new Date().getFullYear()} Meishi Digital Cards
        {LOCALES.filter((other) => other !== reading.locale).map((other) => (
          <a key={other} href={`${path}?lang=${other}`} hreflang={other} lang={other}>
            {LANGUAGE_NAMES[other]}
          </a>
        ))}
      </p>
    </footer>
  );
}
