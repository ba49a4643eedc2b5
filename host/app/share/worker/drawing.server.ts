import { createHash } from "node:crypto";
import { serialize } from "node:v8";
import { DomainError, Unavailable } from "../../errors.ts";
import { createFairQueue } from "../../runtime/fair-queue.ts";
import { log } from "../../runtime/log.server.ts";
import { createWorker } from "../../runtime/worker.server.ts";
import { createRenderCache } from "../../uploads/render-cache.server.ts";
import type { Job } from "./work.ts";
import { shareMessages } from "../messages.en.ts";

const runInWorker = createWorker<Job, Uint8Array>("drawing-worker.js", {
  timeoutMs: 20_000, // far more than any drawing takes
  megabytes: 256,
});
const renderCached = createRenderCache<Uint8Array>(createFairQueue({ concurrency: 1, perKey: 1, maxQueued: 20 }));

/**
 * Runs a job in the worker, or takes its result from the cache. Clients' networks take turns. Throws Unavailable if too
 * much of this one waits, or the worker fails.
 */
export async function runDrawingJob(clientAddress: string, job: Job): Promise<Uint8Array<ArrayBuffer>> {
  // Not as JSON, which takes a picture apart into numbers.
  const key = createHash("sha256").update(serialize(job)).digest("base64url");
  const draw = () => runInWorker(job).catch(failed);
  return Uint8Array.from(await renderCached(key, { address: clientAddress, draw }));
}

function failed(error: Error): never {
  if (error instanceof DomainError) throw error;
  log("error", "drawing failed", { error: error.message });
  throw new Unavailable(shareMessages.notDrawn);
}
