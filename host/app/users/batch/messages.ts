import type { BatchRow } from "./batch-row.ts";
import { userMessages } from "../messages.en.ts";
import type { StoredMessage } from "../../languages/message.ts";
import { UnreadableFile } from "./parse-table.ts";

/** The answer of a worker that reads a file. */
export type ReadResult = { rows: BatchRow[] } | { problem: StoredMessage };

/** Reads the bytes it receives and answers with the rows or an error message. */
export function handleReadRequests(read: (bytes: Uint8Array) => BatchRow[]): void {
  self.onmessage = ({ data }: MessageEvent<Uint8Array>) => {
    let answer: ReadResult;
    try {
      answer = { rows: read(data) };
    } catch (error) {
      answer = {
        problem: (error instanceof UnreadableFile ? error.text : userMessages.fileUnsupported).stored,
      };
    }
    self.postMessage(answer);
  };
}
