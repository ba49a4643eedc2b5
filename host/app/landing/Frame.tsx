/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import { Icon, Mark } from "./icons.tsx";

const SECTIONS = [
  { href: "/#features", label: "Features" },
  { href: "/#themes", label: "Themes" },
  { href: "/#pricing", label: "Pricing" },
];

/** The two entry links: sign-up or, for signed-in users, their cards. */
function waysIn(isSignedIn: boolean) {
  return isSignedIn
    ? [
        { href: "/dashboard", label: "Dashboard" },
        { href: "/dashboard", label: "My Cards" },
      ]
    : [
        { href: "/auth", label: "Login" },
        { href: "/auth", label: "Get Started" },
      ];
}

interface Props {
  isSignedIn: boolean;
  children: ComponentChildren;
}

/** Bar, page and footer: around the landing page and the legal ones. */
export function Frame({ isSignedIn, children }: Props) {
  return (
    <>
      <a class="skip" href="#main">
        Skip to content
      </a>
      <TopBar isSignedIn={isSignedIn} />
      <main id="main">{children}</main>
      <Footer isSignedIn={isSignedIn} />
      <div class="toasts" role="status" />
    </>
  );
}

function TopBar({ isSignedIn }: { isSignedIn: boolean }) {
  const [quiet, loud] = waysIn(isSignedIn) as [Link, Link];
  return (
    <header class="bar">
      <div class="land">
        <a class="brand" href="/">
          <Mark />
          <span>Meishi</span>
        </a>
        <nav class="wide" aria-label="Main">
          {SECTIONS.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
          <a href={quiet.href}>{quiet.label}</a>
        </nav>
        <a class="btn p" href={loud.href}>
          {loud.label}
        </a>
        <button class="iconb narrow" type="button" popovertarget="menu" aria-label="Menu">
          <Icon name="menu" />
        </button>
      </div>
      <nav class="menu" id="menu" popover="auto" aria-label="Menu">
        <button class="iconb" type="button" popovertarget="menu" popovertargetaction="hide" aria-label="Close menu">
          <Icon name="cross" />
        </button>
        {[...SECTIONS, quiet, loud].map(({ href, label }) => (
          <a key={label} href={href}>
            {label}
          </a>
        ))}
      </nav>
    </header>
  );
}

type Link = { href: string; label: string };

/** In other words than the bar's, so that nobody who goes by a list of links meets the same one twice. */
const PRODUCT: Link[] = [
  { href: "/#features", label: "All features" },
  { href: "/#all-themes", label: "All themes" },
  { href: "/#pricing", label: "Plans and prices" },
];

const VISITOR: Link[] = [
  { href: "/auth", label: "Sign in" },
  { href: "/auth?form=register", label: "Create account" },
];

const ACCOUNT: Link[] = [
  { href: "/dashboard", label: "Your cards" },
  { href: "/account", label: "Profile and password" },
];

const LEGAL: Link[] = [
  { href: "/privacy", label: "Privacy" },
  { href: "/terms", label: "Terms" },
  { href: "/imprint", label: "Imprint" },
];

function Footer({ isSignedIn }: { isSignedIn: boolean }) {
  const columns = [
    { title: "Product", links: PRODUCT },
    { title: "Account", links: isSignedIn ? ACCOUNT : VISITOR },
    { title: "Company", links: [{ href: "/contact-sales", label: "Contact Sales" }, ...LEGAL] },
  ];
  return (
    <footer class="foot">
      <div class="land">
        <div>
          <a class="brand" href="/">
            <Mark />
            <span>Meishi</span>
          </a>
          <p>Business cards that open on any phone and that people keep.</p>
        </div>
        {columns.map(({ title, links }) => (
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
      <p class="land small">© {new Date().getFullYear()} Meishi Digital Cards</p>
    </footer>
  );
}
