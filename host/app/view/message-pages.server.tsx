/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import { baseStyle } from "#sdk/card/base/base.ts";
import { rootStyle } from "#sdk/card/styles.ts";
import { themeOf } from "#sdk/card/themes/index.ts";
import type { Language } from "#sdk/languages.ts";
import { type VisitorPage, visitorDocument } from "./document.server.tsx";
import { viewWords } from "./words/index.ts";

const style = `
body{margin:0}
.empty{display:grid;place-content:center;justify-items:center;min-height:100vh;min-height:100dvh;padding:32px 24px;text-align:center}
.empty p{max-width:340px;margin:10px 0 24px;color:var(--muted)}
.meishi .blank{width:148px;height:188px;margin-bottom:32px;color:var(--field);stroke-width:1;rotate:-5deg}
`;

/** An empty card with the sign of what happened drawn where the portrait would be. */
function Illustration({ children }: { children: ComponentChildren }) {
  return (
    <svg class="blank" viewBox="0 0 74 94" aria-hidden="true">
      <rect x="1" y="1" width="72" height="92" rx="9" fill="#fff" stroke-dasharray="4 3.5" />
      <path d="M2 24V10a8 8 0 0 1 8-8h54a8 8 0 0 1 8 8v14Z" fill="#fef3dc" stroke="none" />
      <circle cx="37" cy="27" r="13" fill="#fff" stroke-dasharray="4 3.5" />
      <g stroke="#b45309" stroke-width="2">
        {children}
      </g>
      <path d="M20 50h34M26 58h22" stroke="#d6d3d1" stroke-width="4" />
      <rect x="12" y="70" width="50" height="11" rx="5" fill="#fef3dc" stroke="none" />
    </svg>
  );
}

interface Message {
  language: Language;
  heading: string;
  text: string;
  illustration: ComponentChildren;
  link: { href: string; label: string };
  detail?: string;
}

function messagePage({ language, heading, text, illustration, link, detail }: Message): VisitorPage {
  return visitorDocument({
    lang: language,
    head: (
      <>
        <title>{heading}</title>
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content={themeOf("default").colors.page} />
      </>
    ),
    styles: [`${rootStyle(themeOf("default"))}${baseStyle}${style}`],
    body: (
      <div class="meishi" data-theme="default">
        <main class="empty">
          <Illustration>{illustration}</Illustration>
          <h1>{heading}</h1>
          <p>
            {text}
            {detail && (
              <>
                <br />
                <small>{detail}</small>
              </>
            )}
          </p>
          <a class="btn primary" href={link.href}>
            {link.label}
          </a>
        </main>
      </div>
    ),
  });
}

const questionMark = <path d="M33.5 24.5c0-4.5 7-4.5 7 0 0 3-3.5 2.5-3.5 5M37 32.5v.1" />;

/** Page for a missing or paused card; deliberately the same. */
export function renderMissingCard(language: Language = "en"): VisitorPage {
  const { home: label, ...words } = viewWords[language].notFound;
  return messagePage({ language, ...words, illustration: questionMark, link: { href: "/", label } });
}

/** An embed code whose address was opened by itself: only a card's frame shows it. */
export function renderPartOfCard(slug: string, language: Language = "en"): VisitorPage {
  const { open: label, ...words } = viewWords[language].part;
  const link = { href: `/view/${encodeURIComponent(slug)}`, label };
  return messagePage({ language, ...words, illustration: questionMark, link });
}

/** Shown by the service worker for a card this visitor has not opened before, or for any other page. */
export function renderOffline(what: "card" | "page", language: Language = "en"): VisitorPage {
  const { heading, [what]: text } = viewWords[language].offline;
  const illustration = <path d="m30 20 14 14M31 28a8 8 0 0 1 4-3m4 0a8 8 0 0 1 4 3M37 33v.1" />;
  return messagePage({ language, heading, text, illustration, link: again(language) });
}

/** Too many requests from this address: the limit is for programs, but a school or a fair shares one address. */
export function renderTooMany(language: Language = "en"): VisitorPage {
  const illustration = <path d="M37 20v7.5l5 3" />;
  return messagePage({ language, ...viewWords[language].tooMany, illustration, link: again(language) });
}

const exclamationMark = <path d="M37 19v9M37 32.5v.1" />;

/** A browser that followed Save Contact and got no contact. */
export function renderDownloadFailed(language: Language = "en"): VisitorPage {
  return messagePage({
    language,
    ...viewWords[language].download,
    illustration: exclamationMark,
    link: again(language),
  });
}

/** Something failed on our side; the id finds it in the log. */
export function renderServerError(requestId: string, language: Language = "en"): VisitorPage {
  const { reference, ...words } = viewWords[language].failed;
  return messagePage({
    language,
    ...words,
    illustration: exclamationMark,
    link: again(language),
    detail: reference(requestId),
  });
}

const again = (language: Language) => ({ href: "", label: viewWords[language].again });
