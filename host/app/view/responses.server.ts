import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { VisitorPage } from "./document.server.tsx";
import { renderCardNotFound, renderServerError, renderTooMany } from "./message-pages.server.tsx";

const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  // Kept, but asked about each time: a card that was paused or changed must not be shown for another minute.
  "cache-control": "no-cache",
  vary: "accept-encoding, cookie",
};

type Encoding = "br" | "gzip";

/** A rendered page, ready to be sent many times. */
export interface EncodedPage {
  etag: string;
  contentSecurityPolicy: string;
  body(encoding?: Encoding): Buffer;
}

const ENCODERS: Record<Encoding, (plain: Buffer) => Buffer> = {
  gzip: (plain) => gzipSync(plain),
  br: (plain) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
};

/** Each encoding is made when the first browser takes it: a page that changes often is not compressed for nobody. */
export function encoded({ html, contentSecurityPolicy }: VisitorPage): EncodedPage {
  const plain = Buffer.from(html);
  const made: Partial<Record<Encoding, Buffer>> = {};
  return {
    etag: `"${createHash("sha1").update(plain).digest("base64url")}"`,
    contentSecurityPolicy,
    body: (encoding) => (encoding ? made[encoding] ??= ENCODERS[encoding](plain) : plain),
  };
}

/** A card's page in the encoding the browser takes, or 304 when it has it already. */
export function pageResponse(request: Request, page: EncodedPage): Response {
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

/** A failure at a visitor's address as a page; one that only a program can make keeps its sentence. */
export function failurePage(failure: Response, requestId: string): Response {
  const page = pageOf(failure.status, requestId);
  if (!page) return failure;
  const response = visitorResponse(failure.status, page);
  const wait = failure.headers.get("retry-after");
  if (wait) response.headers.set("retry-after", wait);
  return response;
}

function pageOf(status: number, requestId: string): VisitorPage | undefined {
  if (status === 404) return renderCardNotFound();
  if (status === 429) return renderTooMany();
  return status >= 500 ? renderServerError(requestId) : undefined;
}
