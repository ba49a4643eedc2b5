import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { Invalid } from "../../errors.ts";
import { readPeople } from "./read-file.ts";
import type { ReadJob } from "./read-in-worker.server.ts";

/** Visitors come first. On Linux a thread has a priority of its own; elsewhere it would be the whole process'. */
if (process.platform === "linux") setPriority(0, 5);

/** Reads files of contacts, away from the event loop of the process: what a stranger wrote may take seconds. */
parentPort!.on("message", ({ id, job: { bytes, mapping } }: { id: number; job: ReadJob }) => {
  try {
    parentPort!.postMessage({ id, answer: { content: readPeople(bytes, mapping) } });
  } catch (error) {
    if (error instanceof Invalid) parentPort!.postMessage({ id, answer: { problems: error.errors } });
    else parentPort!.postMessage({ id, error: (error as Error).stack });
  }
});
