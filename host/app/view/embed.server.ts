import { NotFound } from "../errors.ts";
import { publicCard } from "../cards/public-card.server.ts";
import { languageOfRequest } from "../languages/visitor-language.server.ts";
import { renderPartOfCard } from "./message-pages.server.tsx";
import { visitorResponse } from "./responses.server.ts";
import { errorMessages } from "../languages/error-messages.en.ts";

/**
 * `sandbox` takes our origin away: what runs in the document reaches no cookie, no storage and no call of ours. Any
 * site may frame it, as `<meishi-card>` does. Frames inside of it keep their own forms: `form-action` is not inherited,
 * the sandbox is.
 */
const POLICY = [
  "sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox allow-forms",
  "default-src https: data: blob: 'unsafe-inline' 'unsafe-eval'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors *",
].join("; ");

/**
 * An owner's embed code, for a frame of the card only. As a page of its own it would have our origin and could pass for
 * ours, so any other request gets a notice that this is part of a card, also from browsers without `Sec-Fetch-Dest`
 * (Safari before 16.4, and all without TLS): security must not depend on them.
 */
export async function embedDocument(request: Request, slugOrId: string, index: number): Promise<Response> {
  const { slug, embedCodes } = await publicCard(slugOrId);
  const code = embedCodes[index];
  if (!code?.trim()) throw new NotFound(errorMessages.notFound);
  if (request.headers.get("sec-fetch-dest") !== "iframe") {
    const page = visitorResponse(403, renderPartOfCard(slug, languageOfRequest(request)));
    page.headers.append("vary", "sec-fetch-dest");
    page.headers.set("x-robots-tag", "noindex");
    return page;
  }
  const html =
    '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">' +
    `<style>body{margin:0;font:16px/1.5 system-ui,sans-serif}iframe{max-width:100%;border:0}</style>${code}`;
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": POLICY,
      "cross-origin-resource-policy": "cross-origin",
      "referrer-policy": "no-referrer",
      "cache-control": "no-cache",
      "x-robots-tag": "noindex",
      vary: "sec-fetch-dest",
    },
  });
}
