import type { BatchRow } from "./batch-row.ts";
import { userMessages } from "../messages.en.ts";
import type { StoredMessage } from "../../languages/message.ts";
import { UnreadableFile } from "./parse-table.ts";

export interface ReadRequest {
  bytes: Uint8Array;
  /** Code page chosen for a text, if any. */
  charset: string | undefined;
}

/** The answer of a worker that reads a file. */
export type ReadResult = { rows: BatchRow[] } | { problem: StoredMessage };

/** Reads the file it receives and answers with the rows or an error message. */
export function handleReadRequests(read: (request: ReadRequest) => BatchRow[]): void {
  self.onmessage = ({ data }: MessageEvent<ReadRequest>) => {
    let answer: ReadResult;
    try {
      answer = { rows: read(data) };
    } catch (error) {
      answer = { problem: (error instanceof UnreadableFile ? error.text : userMessages.fileUnsupported).stored };
    }
    self.postMessage(answer);
  };
}
