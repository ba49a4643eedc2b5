import { createHash } from "node:crypto";
import { serialize } from "node:v8";
import { LRUCache } from "lru-cache";
import { DomainError, Unavailable } from "../../errors.ts";
import { log } from "../../runtime/log.server.ts";
import { createWorker } from "../../runtime/worker.server.ts";
import type { Job } from "./work.ts";
import { shareMessages } from "../messages.en.ts";

const runInWorker = createWorker<Job, Uint8Array>("drawing-worker.js", {
  timeoutMs: 20_000, // far more than any drawing takes
  megabytes: 256,
  maxQueued: 20,
});
const MAX_CACHE_BYTES = 24 * 1024 * 1024;

/** Recent drawings. Equal requests share one, also while it is being drawn. */
const cache = new LRUCache<string, Uint8Array, { queueKey: string; job: Job }>({
  maxSize: MAX_CACHE_BYTES,
  sizeCalculation: (bytes, key) => bytes.length + key.length,
  fetchMethod: (_key, _stale, { context: { queueKey, job } }) => runInWorker(queueKey, job).catch(failed),
});

/**
 * Runs a job in the worker; equal jobs share one cached result. Jobs are queued fairly by `queueKey`. Throws
 * Unavailable if the queue is full or the worker fails.
 */
export async function runDrawingJob(queueKey: string, job: Job): Promise<Uint8Array<ArrayBuffer>> {
  // Not as JSON, which takes a picture apart into numbers.
  const key = createHash("sha256").update(serialize(job)).digest("base64url");
  return Uint8Array.from(await cache.forceFetch(key, { context: { queueKey, job } }));
}

function failed(error: Error): never {
  if (error instanceof DomainError) throw error;
  log("error", "drawing failed", { error: error.message });
  throw new Unavailable(shareMessages.notDrawn);
}
