import { DomainError, type FieldError, Invalid } from "../../errors.ts";
import { errorFields, log } from "../../runtime/log.server.ts";
import { createWorker } from "../../runtime/worker.server.ts";
import type { FileContent } from "./read-file.ts";

export interface ReadJob {
  bytes: Uint8Array;
  mapping: string | undefined;
}
type ReadResult = { content: FileContent; problems?: never } | { problems: readonly FieldError[] };

const UNREADABLE = "This file cannot be read, or reading it takes too long. Please export it anew, or split it.";

/** Far more than a file of the most contacts takes. */
const readInWorker = createWorker<ReadJob, ReadResult>("reading-thread.js", {
  timeoutMs: 30_000,
  megabytes: 256,
  maxQueued: 3,
});

/**
 * What a file of contacts holds, read in a thread; users take turns. Throws Invalid for a file that cannot be read, and
 * Unavailable for a user who has several waiting.
 */
export async function readContactFile(
  userId: number,
  bytes: Uint8Array,
  mapping: string | undefined,
): Promise<FileContent> {
  const result = await readInWorker(String(userId), { bytes, mapping }).catch(unreadable);
  if (result.problems) throw new Invalid(result.problems.map(({ message }) => message).join(", "), result.problems);
  return result.content;
}

/** The thread ended: the file took more time or memory than any should. */
function unreadable(error: Error): never {
  if (error instanceof DomainError) throw error;
  log("warn", "contact file not read", errorFields(error));
  throw Invalid.field("file", "wrong_type", UNREADABLE);
}
