import { createReadStream, readdirSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { pipeline } from "node:stream";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { isCompressible } from "../app/http/compression.server.ts";
import { etagOf, isNotModified } from "../app/http/conditional-request.ts";
import { type Encoding, negotiateEncoding } from "../app/http/negotiate-encoding.ts";

interface Source {
  folder: string;
  /** Where its files appear. */
  prefix: string;
  /** Paths whose content never changes: their names hold a hash or a version. */
  immutable: RegExp;
  /** Read by pages of other sites. */
  isForeign?: boolean;
}

/** A large file that is compressed already: few ask for it, and browsers keep it. */
interface OnDisk {
  path: string;
  length: number;
}

interface File {
  headers: Record<string, string>;
  etag: string;
  plain: Buffer | OnDisk;
  /** Compressed at the first request that accepts it. */
  gzip?: Buffer;
  br?: Buffer;
}

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".ts": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".ico": "image/x-icon",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
  ".csv": "text/csv; charset=utf-8",
  ".wasm": "application/wasm",
};
const MIN_COMPRESSED = 600;
/** Up to this size, in bytes, the best compression takes at most 20 ms. */
const SMALL = 10_000;
/** From this size, others would wait for half a second or more while a file is compressed. */
const LARGE = 1_000_000;
const LARGE_ON_DISK = 500_000;

/** The worker that reads cards of paper has a policy of its own: it runs WebAssembly, and no picture leaves it. */
const PAPER_WORKER = /^\/assets\/read-paper\.worker-[^/]+\.js$/;
const PAPER_POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval'";

/**
 * The built files, held in memory but for what photographs of cards are read with (13 MB): a few megabytes, hardly any
 * disk access, and no path can leave its folder.
 */
export function staticFiles(sources: Source[]) {
  const files = new Map<string, File>(sources.flatMap((source) => filesOf(source)));

  /** Answers a request for a file; false if there is none at this path. */
  function serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const path = (request.url ?? "/").split("?")[0]!;
    const file = files.get(path);
    if (!file) return false;
    if (isNotModified(request.headers["if-none-match"], file.etag)) {
      response.writeHead(304, file.headers).end();
      return true;
    }
    const { body, encoding } = encoded(file, negotiateEncoding(request.headers["accept-encoding"]));
    response.writeHead(200, {
      ...file.headers,
      "content-length": body.length,
      ...(encoding && { "content-encoding": encoding }),
    });
    if (request.method === "HEAD") response.end();
    else if ("path" in body) pipeline(createReadStream(body.path), response, () => {});
    else response.end(body);
    return true;
  }

  return { serve };
}

function filesOf({ folder, prefix, immutable, isForeign }: Source): [string, File][] {
  return walk(folder).map((path): [string, File] => {
    const name = `${prefix}${relative(folder, path).split(sep).join("/")}`;
    const type = TYPES[extname(path)] ?? "application/octet-stream";
    const { size } = statSync(path);
    const plain = size >= LARGE_ON_DISK && !isCompressible(type) ? { path, length: size } : readFileSync(path);
    // The name of a large one has a hash of it.
    const etag = etagOf("path" in plain ? Buffer.from(`${name} ${size}`) : plain);
    return [
      name,
      {
        plain,
        etag,
        headers: {
          "content-type": type,
          etag,
          "cache-control": cacheControl(name, immutable, isForeign),
          "x-content-type-options": "nosniff",
          ...(isCompressible(type) && { vary: "accept-encoding" }),
          ...(PAPER_WORKER.test(name) && { "content-security-policy": PAPER_POLICY }),
          ...(isForeign && { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" }),
        },
      },
    ];
  });
}

function cacheControl(name: string, immutable: RegExp, isForeign?: boolean): string {
  if (immutable.test(name)) return "public, max-age=31536000, immutable";
  // Browsers must revalidate a service worker, or a broken one could never be replaced.
  if (/^\/sw(-off)?\.js$/.test(name)) return "no-cache";
  return `public, max-age=${isForeign ? 3600 : 600}`;
}

function encoded(file: File, encoding: Encoding): { body: Buffer | OnDisk; encoding?: Encoding } {
  const { plain } = file;
  if ("path" in plain || plain.length < MIN_COMPRESSED || !isCompressible(file.headers["content-type"]!))
    return { body: plain };
  if (encoding === "br") {
    const quality = plain.length < SMALL ? 11 : plain.length < LARGE ? 9 : 4;
    file.br ??= brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    return { body: file.br, encoding };
  }
  if (encoding === "gzip") {
    file.gzip ??= gzipSync(plain, { level: plain.length < LARGE ? 9 : 4 });
    return { body: file.gzip, encoding };
  }
  return { body: plain };
}

function walk(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : [path];
  });
}
