import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { createGzip, gzipSync } from "node:zlib";

const COMPRESSIBLE = /^(text\/(?!event-stream)|application\/(json|problem\+json|manifest\+json|xml)|image\/svg)/;
const MIN_BYTES = 1_000;
const LEVEL = 5;

/** The response compressed by gzip where the client takes it and it pays; others pass as they are. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const { headers } = response;
  if (!response.body || request.method === "HEAD" || headers.has("content-encoding")) return response;
  if (!COMPRESSIBLE.test(headers.get("content-type") ?? "") || /no-transform/.test(headers.get("cache-control") ?? "")) return response;
  headers.append("vary", "accept-encoding");
  if (!/\bgzip\b/.test(request.headers.get("accept-encoding") ?? "")) return response;
  const { status } = response;
  if (/json/.test(headers.get("content-type")!)) {
    const bytes = Buffer.from(await response.arrayBuffer());
    if (bytes.length < MIN_BYTES) return new Response(bytes, { status, headers });
    return new Response(gzipSync(bytes, { level: LEVEL }), { status, headers: encodedHeaders(headers) });
  }
  // One stream for the whole document: flushing each of React's chunks would cost three times the work.
  const gzip = createGzip({ level: LEVEL });
  Readable.fromWeb(response.body as NodeReadableStream).on("error", (error) => gzip.destroy(error)).pipe(gzip);
  return new Response(Readable.toWeb(gzip) as ReadableStream, { status, headers: encodedHeaders(headers) });
}

function encodedHeaders(headers: Headers): Headers {
  headers.set("content-encoding", "gzip");
  headers.delete("content-length");
  return headers;
}
