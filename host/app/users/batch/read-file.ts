import type { BatchRow } from "./batch-row.ts";
import { UnreadableFile } from "./parse-table.ts";
import type { ReadRequest, ReadResult } from "./messages.ts";
import { userMessages } from "../messages.en.ts";
import { messageFrom } from "../../languages/message.ts";

/** 5,000 rows take well under one megabyte; larger files are not even opened. */
const MAX_FILE_BYTES = 10 * 1024 * 1024;
const TIMEOUT_MS = 30_000;

/**
 * Reads a .csv, .xlsx or .xls in a worker, so that the page stays usable; gives up after half a minute. `charset` is
 * the code page of a text that does not say its own.
 */
export async function readFile(file: File, charset?: string): Promise<{ rows: BatchRow[]; isText: boolean }> {
  if (!/\.(?:csv|xlsx|xls)$/i.test(file.name)) throw new UnreadableFile(userMessages.fileType);
  if (file.size > MAX_FILE_BYTES) throw new UnreadableFile(userMessages.fileTooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  // By content, because many .xls files are renamed .csv files.
  const isSheet = (bytes[0] === 0x50 && bytes[1] === 0x4b) || (bytes[0] === 0xd0 && bytes[1] === 0xcf);
  const worker = isSheet
    ? new Worker(new URL("./sheet.worker.ts", import.meta.url), { type: "module" })
    : new Worker(new URL("./csv.worker.ts", import.meta.url), { type: "module" });
  try {
    const rows = await new Promise<BatchRow[]>((resolve, reject) => {
      const timer = setTimeout(() => reject(new UnreadableFile(userMessages.fileTooSlow)), TIMEOUT_MS);
      worker.onmessage = ({ data }: MessageEvent<ReadResult>) => {
        clearTimeout(timer);
        if ("rows" in data) resolve(data.rows);
        else reject(new UnreadableFile(messageFrom(data.problem)!));
      };
      worker.onerror = () => reject(new UnreadableFile(userMessages.fileUnread));
      worker.postMessage({ bytes, charset } satisfies ReadRequest, [bytes.buffer]);
    });
    return { rows, isText: !isSheet };
  } finally {
    worker.terminate();
  }
}
