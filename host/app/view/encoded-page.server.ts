import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  type BrotliOptions,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
} from "node:zlib";
import { etagOf } from "../http/conditional-request.ts";
import type { Encoding } from "../http/negotiate-encoding.ts";
import { VARY_LANGUAGE } from "../languages/visitor-language.server.ts";
import type { VisitorPage } from "./document.server.tsx";

export const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  // Kept, but asked about each time: a card that was paused or changed must not be shown for another minute.
  "cache-control": "no-cache",
  vary: `accept-encoding, cookie, ${VARY_LANGUAGE}`,
};

/** A page ready to be sent. Headers are made once, since new objects would outlive V8's young generation. */
interface EncodedBody {
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer>;
}

/** A rendered page, ready to be sent many times. */
export interface EncodedPage {
  etag: string;
  /** Bytes before compression. */
  length: number;
  unchangedHeaders: Record<string, string>;
  as(encoding: Encoding): EncodedBody;
}

interface Codec {
  /** While a visitor waits for it: a tenth more bytes in a third of the time. */
  quick: (plain: Buffer) => Buffer;
  best: (plain: Buffer) => Buffer;
  /** Like `best`, off the event loop. */
  bestAsync: (plain: Buffer) => Promise<Buffer>;
  read: (body: Buffer) => Buffer;
}

const brotliOf = (quality: number): BrotliOptions => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const CODINGS: Record<Encoding, Codec> = {
  identity: {
    quick: (plain) => plain,
    best: (plain) => plain,
    bestAsync: async (plain) => plain,
    read: (body) => body,
  },
  gzip: {
    quick: (plain) => gzipSync(plain, { level: 3 }),
    best: (plain) => gzipSync(plain, { level: 9 }),
    bestAsync: (plain) => promisify(gzip)(plain, { level: 9 }),
    read: (body) => gunzipSync(body),
  },
  br: {
    quick: (plain) => brotliCompressSync(plain, brotliOf(3)),
    best: (plain) => brotliCompressSync(plain, brotliOf(9)),
    bestAsync: (plain) => promisify(brotliCompress)(plain, brotliOf(9)),
    read: (body) => brotliDecompressSync(body),
  },
};

/** Bytes of the first round trip (RFC 6928), less the headers: a page that fits needs no second one. */
const FIRST_FLIGHT_BYTES = 13_500;

/** From this size on, the best compression would take too long while a visitor waits, and gain next to nothing. */
const LARGE = 100_000;

/** One page at a time is compressed well: a rush on pages that are new must not take the processor from visitors. */
let isImproving = false;

/**
 * Each encoding is created on first request, and with best compression on the second: a page that changes often is not
 * compressed in vain. Only encoded forms are cached, a fifth of the page.
 */
export function createEncodedPage({ html, contentSecurityPolicy }: VisitorPage): EncodedPage {
  let plain: Buffer | undefined = Buffer.from(html);
  const etag = etagOf(plain);
  const { length } = plain;
  const headers = { ...PAGE_HEADERS, etag, "content-security-policy": contentSecurityPolicy };
  const made = new Map<Encoding, EncodedBody>();
  const improved = new Set<Encoding>();

  function keep(encoding: Encoding, body: Buffer): EncodedBody {
    const own: Record<string, string> = encoding === "identity" ? {} : { "content-encoding": encoding };
    const entry = {
      body: body as Buffer<ArrayBuffer>,
      headers: { ...headers, ...own, "content-length": String(body.length) },
    };
    made.set(encoding, entry);
    return entry;
  }

  function read(): Buffer {
    const [[encoding, { body }]] = [...made] as [[Encoding, EncodedBody]];
    return CODINGS[encoding].read(body);
  }

  function first(encoding: Encoding): EncodedBody {
    const page = plain ?? read();
    plain = undefined;
    const quick = CODINGS[encoding].quick(page);
    const isGoodEnough = quick.length <= FIRST_FLIGHT_BYTES || page.length >= LARGE;
    return keep(encoding, isGoodEnough ? quick : CODINGS[encoding].best(page));
  }

  async function improve(encoding: Encoding): Promise<void> {
    isImproving = true;
    improved.add(encoding);
    try {
      keep(encoding, await CODINGS[encoding].bestAsync(read()));
    } finally {
      isImproving = false;
    }
  }

  return {
    etag,
    length,
    unchangedHeaders: headers,
    as(encoding) {
      const encoded = made.get(encoding);
      if (!encoded) return first(encoding);
      if (!isImproving && !improved.has(encoding)) void improve(encoding);
      return encoded;
    },
  };
}
