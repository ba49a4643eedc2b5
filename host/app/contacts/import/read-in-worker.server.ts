import { DomainError, type FieldProblem, Invalid } from "../../errors.ts";
import { errorFields, log } from "../../runtime/log.server.ts";
import { createSenderQueue, type Sender } from "../../runtime/sender-queue.server.ts";
import { createWorker } from "../../runtime/worker.server.ts";
import type { Failure, FileContent } from "./file-content.ts";
import type { ReadOptions } from "./read-file.ts";
import { messageFrom, type StoredMessage } from "../../languages/message.ts";
import { contactMessages } from "../messages.en.ts";
import type { TextContacts } from "../text/read-text.ts";

export interface ReadJob {
  bytes: Uint8Array;
  options: ReadOptions;
}
export interface TextJob {
  text: string;
  /** The country of numbers without a country code. */
  country: string | undefined;
}
/** Result of the worker. Messages cannot be cloned, but their keys and values can. */
export type ReadResult =
  | { content: Omit<FileContent, "failed"> & { failed: WithStoredMessage<Failure>[] }; problems?: never }
  | { problems: WithStoredMessage<FieldProblem>[] };
type WithStoredMessage<T> = Omit<T, "message"> & { message: StoredMessage | string };

/**
 * Limits far above what the largest file of contacts needs. Files can be made that take many seconds: then somebody
 * else's is read beside them.
 */
const readInWorker = createWorker<ReadJob, ReadResult>("reading-worker.js", {
  timeoutMs: 30_000,
  megabytes: 256,
  threads: 2,
});

/** A worker of its own, so that a pasted text does not wait behind a file. */
const readTextInWorker = createWorker<TextJob, TextContacts>("reading-worker.js", {
  timeoutMs: 10_000,
  megabytes: 256,
  threads: 2,
});
const inTurn = createSenderQueue(2, 3);

/** Reads the people in a text in a worker. Throws Unavailable for a sender with too many texts waiting. */
export const readTextContacts = (sender: Sender, job: TextJob): Promise<TextContacts> =>
  inTurn(sender, () => readTextInWorker(job));

/** Reads a file of contacts in a worker. Throws Invalid for a file that cannot be read. */
export async function readContactFile(bytes: Uint8Array, options: ReadOptions): Promise<FileContent> {
  const result = await readInWorker({ bytes, options }).catch(throwUnreadable);
  if (result.problems) throw Invalid.fields(withMessages(result.problems));
  return { ...result.content, failed: withMessages(result.content.failed) };
}

const withMessages = <T extends { message: StoredMessage | string }>(sent: readonly T[]) =>
  sent.map(({ message, ...one }) => ({
    ...one,
    message: typeof message === "string" ? message : messageFrom(message)!,
  }));

/** The worker ended: the file took more time or memory than any should. */
function throwUnreadable(error: Error): never {
  if (error instanceof DomainError) throw error;
  log("warn", "contact file not read", errorFields(error));
  throw Invalid.field("file", "wrong_type", contactMessages.fileUnreadable);
}
