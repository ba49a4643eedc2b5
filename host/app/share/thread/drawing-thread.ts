import { parentPort } from "node:worker_threads";
import { work } from "./work.ts";

/** Draws what the process asks for, one after the other, away from its event loop. */
parentPort!.on("message", ({ id, job }: { id: number; job: Parameters<typeof work>[0] }) => {
  work(job).then(
    (bytes) => parentPort!.postMessage({ id, bytes }),
    (error: Error) => parentPort!.postMessage({ id, error: error.stack ?? error.message }),
  );
});
