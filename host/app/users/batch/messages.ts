import type { BatchRow } from "./batch-row.ts";

/** The answer of a worker that reads a file. */
export type ReadResult = { rows: BatchRow[] } | { problem: string };

/** Reads the bytes it receives and answers with the rows or an error message. */
export function handleReadRequests(read: (bytes: Uint8Array) => BatchRow[]): void {
  self.onmessage = ({ data }: MessageEvent<Uint8Array>) => {
    let answer: ReadResult;
    try {
      answer = { rows: read(data) };
    } catch (error) {
      answer = {
        problem:
          (error as Error).name === "UnreadableFile"
            ? (error as Error).message
            : "The file is damaged or not in a supported format.",
      };
    }
    self.postMessage(answer);
  };
}
