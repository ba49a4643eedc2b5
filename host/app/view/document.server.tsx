/** @jsxImportSource preact */
import { createHash } from "node:crypto";
import { type VNode } from "preact";
import { renderToString } from "preact-render-to-string";

/** A page for visitors, and the content policy that lets exactly it run. */
export interface VisitorPage {
  html: string;
  contentSecurityPolicy: string;
}

interface Parts {
  lang: string;
  head: VNode;
  styles: string[];
  /** Written as JSON-LD. */
  data?: object;
  body: VNode;
  /** Addresses of scripts; all of them on this host. */
  scripts?: string[];
}

/** Hosts whose players and maps a visitor may open inside the card. */
const FRAMES = "https://www.youtube-nocookie.com https://player.vimeo.com https://www.openstreetmap.org https://www.google.com";

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** JSON for a script element: no `<` in it, so that no text of an owner can close the element. */
function jsonLd(data: object): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/**
 * Puts a whole document together. Markup comes from Preact alone, which escapes every text; styles and JSON-LD, which
 * must stand unescaped, may not hold a `<`.
 */
export function visitorDocument({ lang, head, styles, data, body, scripts = [] }: Parts): VisitorPage {
  const sheets = styles.filter(Boolean).map((css) => css.replaceAll("<", "\\3c "));
  const html = [
    "<!doctype html>",
    renderToString(<html lang={lang} />).replace("</html>", ""),
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    renderToString(head),
    ...sheets.map((css) => `<style>${css}</style>`),
    data ? `<script type="application/ld+json">${jsonLd(data)}</script>` : "",
    "</head><body>",
    renderToString(body),
    renderToString(<>{scripts.map((src) => <script key={src} type="module" src={src} />)}</>),
    "</body></html>",
  ].join("");
  return {
    html,
    contentSecurityPolicy: [
      "default-src 'none'",
      `style-src ${sheets.map(hashOf).join(" ")}`,
      "script-src 'self'",
      "connect-src 'self'",
      "img-src 'self' https: data: blob:",
      "media-src 'self' https:",
      `frame-src 'self' ${FRAMES}`,
      "manifest-src 'self'",
      "worker-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
    ].join("; "),
  };
}
