interface FileOptions {
  /** In any script. */
  fileName: string;
  /** Its media type. */
  type: string;
  /** Shown in the browser instead of saved. */
  isInline?: boolean;
  /** Further headers; without a `cache-control` of its own, no cache keeps the file. */
  headers?: Record<string, string>;
}

/** A file under its name. */
export function fileResponse(
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
  { fileName, type, isInline = false, headers }: FileOptions,
): Response {
  return new Response(body, {
    headers: {
      "content-type": type,
      "content-disposition": `${isInline ? "inline" : "attachment"}; ${nameParameters(fileName)}`,
      "cache-control": "no-store",
      ...headers,
    },
  });
}

/** RFC 6266 §4.3: a name in ASCII; for one that is not, also the whole in UTF-8, which all browsers prefer. */
function nameParameters(fileName: string): string {
  const name = fileName.replace(/[\p{Cc}\p{Cs}/\\]/gu, "_");
  const inAscii = `filename="${name.replace(/[^\x20-\x7e]|"/gu, "_")}"`;
  return /[^\x20-\x7e]/.test(name) ? `${inAscii}; filename*=UTF-8''${encodeValue(name)}` : inAscii;
}

/** RFC 8187 §3.2.1: encodeURIComponent() leaves some characters that it must not. */
const encodeValue = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
