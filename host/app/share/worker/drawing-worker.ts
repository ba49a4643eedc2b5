import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { runJob } from "./work.ts";

/**
 * Visitors come first, yet owners wait for their pictures, too. On Linux a thread has a priority of its own; elsewhere
 * it would be the whole process'.
 */
if (process.platform === "linux") setPriority(0, 5);

/** Runs drawing jobs, off the event loop of the process. */
parentPort!.on("message", ({ id, job }: { id: number; job: Parameters<typeof runJob>[0] }) => {
  runJob(job).then(
    (answer) => parentPort!.postMessage({ id, answer }),
    (error: Error) => parentPort!.postMessage({ id, error: error.stack ?? error.message }),
  );
});
