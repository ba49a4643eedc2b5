import { fileResponse } from "../http/file-response.ts";

export interface CsvDownload {
  fileName: string;
  body: string | ReadableStream<Uint8Array>;
}

/** A CSV file to save. */
export const csvResponse = ({ fileName, body }: CsvDownload): Response =>
  fileResponse(body, { fileName, type: "text/csv; charset=utf-8" });
