import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { DomainError, Unavailable } from "../../errors.ts";
import { log } from "../../runtime/log.server.ts";
import { createWorker } from "../../runtime/worker.server.ts";
import type { Job } from "./work.ts";
import { shareMessages } from "../messages.en.ts";

const runInWorker = createWorker<Job, Uint8Array>("drawing-thread.js", {
  timeoutMs: 20_000, // far more than any drawing takes
  megabytes: 256,
  maxQueued: 20,
});
const MAX_CACHE_BYTES = 24 * 1024 * 1024;

/** What was drawn last. Equal requests share one drawing, also while it is being made. */
const cache = new LRUCache<string, Uint8Array, { who: string; job: Job }>({
  maxSize: MAX_CACHE_BYTES,
  sizeCalculation: (bytes, key) => bytes.length + key.length,
  fetchMethod: (_key, _stale, { context: { who, job } }) => runInWorker(who, job).catch(failed),
});

/**
 * Does a job in the thread, or gives what was made for the same one before. Work of `who` takes turns with others';
 * throws Unavailable when too much of it waits or the thread fails.
 */
export async function runDrawingJob(who: string, job: Job): Promise<Uint8Array<ArrayBuffer>> {
  const key = createHash("sha256").update(JSON.stringify(job, withBytes)).digest("base64url");
  return Uint8Array.from(await cache.forceFetch(key, { context: { who, job } }));
}

const withBytes = (_name: string, value: unknown) =>
  value instanceof Uint8Array ? createHash("sha256").update(value).digest("base64url") : value;

function failed(error: Error): never {
  if (error instanceof DomainError) throw error;
  log("error", "drawing failed", { error: error.message });
  throw new Unavailable(shareMessages.notDrawn);
}
