import { createHash } from "node:crypto";
import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  type BrotliOptions,
  constants,
  gzip,
  gzipSync,
  type ZlibOptions,
} from "node:zlib";
import type { Language } from "#sdk/languages.ts";
import { languageOfRequest, VARIES } from "../languages/visitor-language.server.ts";
import type { VisitorPage } from "./document.server.tsx";
import { renderCardNotFound, renderDownloadFailed, renderServerError, renderTooMany } from "./message-pages.server.tsx";

const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  // Kept, but asked about each time: a card that was paused or changed must not be shown for another minute.
  "cache-control": "no-cache",
  vary: `accept-encoding, cookie, ${VARIES}`,
};

type Encoding = "br" | "gzip" | "identity";

/** What a page is sent as: headers are made once, since each object made anew outlives V8's young generation. */
interface Sent {
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

/** A rendered page, ready to be sent many times. */
export interface EncodedPage {
  etag: string;
  unchangedHeaders: Record<string, string>;
  as(encoding: Encoding): Sent;
}

/** What a first round trip carries (RFC 6928), less the headers. */
const FIRST_FLIGHT_BYTES = 13_500;

type Effort = "quick" | "thorough";
type Compressed = Exclude<Encoding, "identity">;

const GZIP: Record<Effort, ZlibOptions> = { quick: { level: 3 }, thorough: { level: 9 } };
const BROTLI: Record<Effort, BrotliOptions> = { quick: brotliOf(3), thorough: brotliOf(9) };

function brotliOf(quality: number): BrotliOptions {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
}

const ENCODERS: Record<Compressed, (plain: Buffer, effort: Effort) => Buffer> = {
  gzip: (plain, effort) => gzipSync(plain, GZIP[effort]),
  br: (plain, effort) => brotliCompressSync(plain, BROTLI[effort]),
};

/** The best that each encoding gives, made outside of the event loop. */
const BEST: Record<Compressed, (plain: Buffer) => Promise<Buffer>> = {
  gzip: (plain) => promisify(gzip)(plain, GZIP.thorough),
  br: (plain) => promisify(brotliCompress)(plain, BROTLI.thorough),
};

/** A visitor waits for it: a tenth more bytes take a third of the time, unless they would take a round trip. */
function soon(encoding: Compressed, plain: Buffer): Buffer {
  const quick = ENCODERS[encoding](plain, "quick");
  return quick.length <= FIRST_FLIGHT_BYTES ? quick : ENCODERS[encoding](plain, "thorough");
}

/**
 * Each encoding is made when the first browser takes it, and made well when a second one does: a page that changes
 * often is not compressed for nobody.
 */
export function encoded({ html, contentSecurityPolicy }: VisitorPage): EncodedPage {
  const plain = Buffer.from(html);
  const etag = `"${createHash("sha1").update(plain).digest("base64url")}"`;
  const headers = { ...HEADERS, etag, "content-security-policy": contentSecurityPolicy };
  const made: Partial<Record<Encoding, Sent>> = {};
  const improved = new Set<Encoding>();

  function sent(encoding: Encoding, body: Buffer): Sent {
    const own: Record<string, string> = encoding === "identity" ? {} : { "content-encoding": encoding };
    return {
      body: body as Buffer<ArrayBuffer>,
      headers: { ...headers, ...own, "content-length": String(body.length) },
    };
  }

  async function improve(encoding: Compressed): Promise<void> {
    made[encoding] = sent(encoding, await BEST[encoding](plain));
  }

  return {
    etag,
    unchangedHeaders: headers,
    as(encoding) {
      const known = made[encoding];
      if (!known) return (made[encoding] = sent(encoding, encoding === "identity" ? plain : soon(encoding, plain)));
      if (encoding !== "identity" && !improved.has(encoding)) {
        improved.add(encoding);
        void improve(encoding);
      }
      return known;
    },
  };
}

/**
 * Whether the browser has this very page; a proxy that compresses by itself makes our tag a weak one (RFC 9110
 * §13.1.2).
 */
function isKnown(request: Request, { etag }: EncodedPage): boolean {
  const known = request.headers.get("if-none-match") ?? "";
  return known.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

/** A card's page in the encoding the browser takes, or 304 when it has it already. */
export function pageResponse(request: Request, page: EncodedPage): Response {
  if (isKnown(request, page)) return new Response(null, { status: 304, headers: page.unchangedHeaders });
  const accepted = request.headers.get("accept-encoding") ?? "";
  const { body, headers } = page.as(/\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : "identity");
  return new Response(body, { headers });
}

/** Marks a page that could not be compared with the database, which is away (RFC 7234 §5.5.1). */
export function markWithoutDatabase({ headers }: Response): void {
  headers.set("warning", '110 - "Response is Stale"');
  headers.set("x-served", "without database");
}

/** A visitor's page that is not a card: missing, offline, failed. */
export function visitorResponse(status: number, { html, contentSecurityPolicy }: VisitorPage): Response {
  return new Response(html, { status, headers: { ...HEADERS, "content-security-policy": contentSecurityPolicy } });
}

/** A failure at a visitor's address as a page; one that only a program can make keeps its sentence. */
export function failurePage(failure: Response, requestId: string, request: Request): Response {
  const page = pageOf(failure.status, requestId, languageOfRequest(request));
  if (!page) return failure;
  const response = visitorResponse(failure.status, page);
  const wait = failure.headers.get("retry-after");
  if (wait) response.headers.set("retry-after", wait);
  return response;
}

/** The same where a contact is downloaded: a page for a browser that followed the link, the sentence for a program. */
export function downloadFailurePage(failure: Response, requestId: string, request: Request): Response {
  if (!request.headers.get("accept")?.includes("text/html")) return failure;
  return failure.status >= 500
    ? visitorResponse(failure.status, renderDownloadFailed(languageOfRequest(request)))
    : failurePage(failure, requestId, request);
}

function pageOf(status: number, requestId: string, language: Language): VisitorPage | undefined {
  if (status === 404) return renderCardNotFound(language);
  if (status === 429) return renderTooMany(language);
  return status >= 500 ? renderServerError(requestId, language) : undefined;
}
