import type { BatchRow } from "./batch-row.ts";

/** What a reading worker answers. */
export type ReadAnswer = { rows: BatchRow[] } | { problem: string };

/** Runs a reader on the bytes that come, and answers rows or the words of what is wrong. */
export function answerWith(read: (bytes: Uint8Array) => BatchRow[]): void {
  self.onmessage = ({ data }: MessageEvent<Uint8Array>) => {
    let answer: ReadAnswer;
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
