/** @jsxImportSource preact */
import { createHash } from "node:crypto";
import type { VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import { directionIn } from "#sdk/direction.ts";
import { visitorPolicy } from "../http/content-policy.server.ts";

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
  /** Code of ours that runs before anything is shown; the policy lets exactly it run. */
  first?: string;
  /** Addresses of scripts; all of them from this server. */
  scripts?: string[];
  /** The card whose chat the SDK's launcher offers. */
  chat?: string;
  /** Content of shadow roots of empty `<div id>` elements in the body, by id. */
  shadows?: Record<string, { style: string; body: VNode }>;
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** JSON for a script element: no `<` in it, so that no text of an owner can close the element. */
function jsonLd(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Text of a style element: no `<` in it, so that it cannot close the element. */
const sheetText = (css: string) => css.replaceAll("<", "\\3c ");

/**
 * Puts a whole document together. Markup comes from Preact alone, which escapes every text; styles and JSON-LD, which
 * must stand unescaped, may not hold a `<`.
 */
export function visitorDocument({
  lang,
  head,
  styles,
  data,
  body,
  first,
  scripts = [],
  chat,
  shadows = {},
}: Parts): VisitorPage {
  const sheets = styles.filter(Boolean).map(sheetText);
  const roots = Object.entries(shadows).map(([id, shadow]) => {
    const sheet = sheetText(shadow.style);
    const root = `<div id="${id}"><template shadowrootmode="open"><style>${sheet}</style>${renderToString(shadow.body)}</template></div>`;
    return { sheet, empty: `<div id="${id}"></div>`, root };
  });
  const html = [
    "<!doctype html>",
    renderToString(<html lang={lang} dir={directionIn(lang) === "rtl" ? "rtl" : undefined} />).replace("</html>", ""),
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    renderToString(head),
    first ? `<script>${first}</script>` : "",
    ...sheets.map((css) => `<style>${css}</style>`),
    data ? `<script type="application/ld+json">${jsonLd(data)}</script>` : "",
    "</head>",
    renderToString(<body data-locale={lang} />).replace("</body>", ""),
    roots.reduce((markup, { empty, root }) => markup.replace(empty, () => root), renderToString(body)),
    renderToString(
      <>
        {scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </>,
    ),
    // Classic, as on any other site: the launcher reads its own element.
    chat ? renderToString(<script async src={`/sdk/v1.js?card=${encodeURIComponent(chat)}`} />) : "",
    "</body></html>",
  ].join("");
  return {
    html,
    contentSecurityPolicy: visitorPolicy(
      [...sheets, ...roots.map(({ sheet }) => sheet)].map(hashOf),
      first ? [hashOf(first)] : [],
    ),
  };
}
