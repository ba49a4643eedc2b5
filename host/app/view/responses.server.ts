import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { CardPage } from "./card-page.server.ts";
import type { VisitorPage } from "./document.server.tsx";

const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  // Kept, but asked about each time: a card that was paused or changed must not be shown for another minute.
  "cache-control": "no-cache",
  vary: "accept-encoding, cookie",
};

/** A rendered page with its encodings and its tag, ready to be sent many times. */
export function encoded({ html, contentSecurityPolicy }: VisitorPage): CardPage {
  const plain = Buffer.from(html);
  return {
    etag: `"${createHash("sha1").update(plain).digest("base64url")}"`,
    contentSecurityPolicy,
    plain,
    gzip: gzipSync(plain, { level: 9 }),
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  };
}

/** A card's page in the encoding the browser takes, or 304 when it has it already. */
export function pageResponse(request: Request, page: CardPage): Response {
  const headers: Record<string, string> = { ...HEADERS, etag: page.etag, "content-security-policy": page.contentSecurityPolicy };
  if (request.headers.get("if-none-match") === page.etag) return new Response(null, { status: 304, headers });
  const accepted = request.headers.get("accept-encoding") ?? "";
  const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : undefined;
  if (encoding) headers["content-encoding"] = encoding;
  const body = page[encoding ?? "plain"];
  headers["content-length"] = String(body.length);
  return new Response(new Uint8Array(body), { headers });
}

/** A visitor's page that is not a card: missing, offline, failed. */
export function visitorResponse(status: number, { html, contentSecurityPolicy }: VisitorPage): Response {
  return new Response(html, { status, headers: { ...HEADERS, "content-security-policy": contentSecurityPolicy } });
}
