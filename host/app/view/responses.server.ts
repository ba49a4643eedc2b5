import type { CardPage } from "./card-page.server.ts";
import type { VisitorPage } from "./document.server.tsx";

const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  // Kept, but asked about each time: a card that was paused or changed must not be shown for another minute.
  "cache-control": "no-cache",
  vary: "accept-encoding, cookie",
};

/** A card's page in the encoding the browser takes, or 304 when it has it already. */
export function pageResponse(request: Request, page: CardPage): Response {
  const headers: Record<string, string> = { ...HEADERS, etag: page.etag, "content-security-policy": page.contentSecurityPolicy };
  if (request.headers.get("if-none-match") === page.etag) return new Response(null, { status: 304, headers });
  const accepted = request.headers.get("accept-encoding") ?? "";
  const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : undefined;
  if (encoding) headers["content-encoding"] = encoding;
  const body = page.body(encoding);
  headers["content-length"] = String(body.length);
  return new Response(body as Uint8Array<ArrayBuffer>, { headers });
}

/** A visitor's page that is not a card: missing, offline, failed. */
export function visitorResponse(status: number, { html, contentSecurityPolicy }: VisitorPage): Response {
  return new Response(html, { status, headers: { ...HEADERS, "content-security-policy": contentSecurityPolicy } });
}
