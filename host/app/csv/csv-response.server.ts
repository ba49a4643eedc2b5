export interface CsvDownload {
  fileName: string;
  body: string | ReadableStream<Uint8Array>;
}

/** A CSV file to save, which no cache keeps. */
export function csvResponse({ fileName, body }: CsvDownload): Response {
  const asciiName = fileName.replace(/[^\x20-\x7e]/g, "_");
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      // RFC 6266: the plain name for old programs, the whole one in UTF-8.
      "content-disposition": `attachment; filename="${asciiName}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      "cache-control": "no-store",
    },
  });
}
