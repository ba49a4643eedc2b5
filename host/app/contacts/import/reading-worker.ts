import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { Invalid } from "../../errors.ts";
import { readPeople } from "./read-file.ts";
import { readText } from "../text/read-text.ts";
import type { ReadJob, ReadResult, TextJob } from "./read-in-worker.server.ts";
import type { Text } from "../../languages/message.ts";

/** Visitors come first. On Linux a thread has a priority of its own; elsewhere it would be the whole process'. */
if (process.platform === "linux") setPriority(0, 5);

const answer = (id: number, result: ReadResult) => parentPort!.postMessage({ id, answer: result });
const sent = <T extends { message: Text }>(list: readonly T[]) =>
  list.map(({ message, ...one }) => ({ ...one, message: typeof message === "string" ? message : message.stored }));

/** Reads contacts from files and texts, off the event loop, as untrusted input may take seconds. */
parentPort!.on("message", ({ id, job }: { id: number; job: ReadJob | TextJob }) => {
  try {
    if ("text" in job) return parentPort!.postMessage({ id, answer: readText(job.text, job.country) });
    const content = readPeople(job.bytes, job.options);
    answer(id, { content: { ...content, failed: sent(content.failed) } });
  } catch (error) {
    if (error instanceof Invalid) answer(id, { problems: sent(error.fields) });
    else parentPort!.postMessage({ id, error: (error as Error).stack });
  }
});
