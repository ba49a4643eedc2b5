import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { createGzip, gzipSync } from "node:zlib";
import { negotiateEncoding } from "./negotiate-encoding.ts";

const COMPRESSIBLE = /^(text\/(?!event-stream)|application\/(json|problem\+json|manifest\+json|xml|wasm)|image\/svg)/;
/** Below this, gzip makes an answer longer or hardly shorter. */
const MIN_BYTES = 1_000;
/** Above this, compressing at once would hold others up. */
const MAX_AT_ONCE = 64 * 1024;
const LEVEL = 5;

const acceptsGzip = ({ headers }: Request) => negotiateEncoding(headers.get("accept-encoding"), ["gzip"]) === "gzip";

/** Whether a media type gets smaller, as pictures do not; a stream of events must not wait for its compressor. */
export const isCompressible = (type: string): boolean => COMPRESSIBLE.test(type);

/** A value as JSON, compressed where that pays. */
export function compressedJson(request: Request, value: unknown): Response {
  const text = JSON.stringify(value);
  const type = { "content-type": "application/json" };
  if (text.length > MAX_AT_ONCE) return compressed(request, new Response(text, { headers: type }));
  const headers: Record<string, string> = { ...type, vary: "accept-encoding" };
  if (text.length < MIN_BYTES || !acceptsGzip(request)) return new Response(text, { headers });
  return new Response(new Uint8Array(gzipSync(text, { level: LEVEL })), {
    headers: { ...headers, "content-encoding": "gzip" },
  });
}

/** A response compressed by gzip as it streams, where the client takes it; others pass as they are. */
export function compressed(request: Request, response: Response): Response {
  const { headers } = response;
  if (!response.body || request.method === "HEAD" || headers.has("content-encoding")) return response;
  if (!isCompressible(headers.get("content-type") ?? "") || /no-transform/.test(headers.get("cache-control") ?? ""))
    return response;
  headers.append("vary", "accept-encoding");
  if (!acceptsGzip(request)) return response;
  // One stream for the whole document: flushing each of React's chunks would cost three times the work.
  const gzip = createGzip({ level: LEVEL });
  Readable.fromWeb(response.body as NodeReadableStream)
    .on("error", (error) => gzip.destroy(error))
    .pipe(gzip);
  headers.set("content-encoding", "gzip");
  headers.delete("content-length");
  return new Response(Readable.toWeb(gzip) as ReadableStream, { status: response.status, headers });
}
