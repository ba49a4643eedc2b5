import { createHash } from "node:crypto";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import { rootFolder } from "#db/root.ts";
import { Unavailable } from "../../errors.ts";
import { log } from "../../operation/log.server.ts";
import { onStop } from "../../operation/stop.server.ts";
import { fairTurns } from "../../operation/fair-turns.ts";
import type { Job } from "./work.ts";

const THREAD = join(rootFolder, "host/build/drawing-thread.js");
/** Far more than any drawing takes. */
const LONGEST_MS = 20_000;
/** A thread that nobody asks for anything gives its memory back: fonts take some. */
const IDLE_MS = 300_000;
const KEPT_BYTES = 24 * 1024 * 1024;

/** One at a time in a process, so that drawings leave the other cores to visitors. */
const inTurn = fairTurns({ places: 1, each: 1, waiting: 20 });

/** What was drawn last. Equal requests share one drawing, also while it is being made. */
const drawn = new LRUCache<string, Uint8Array, { who: string; job: Job }>({
  maxSize: KEPT_BYTES,
  sizeCalculation: (bytes, key) => bytes.length + key.length,
  fetchMethod: (_key, _stale, { context: { who, job } }) => inTurn(who, () => ask(job)),
});

/**
 * Does a job in the thread, or gives what was made for the same one before. Work of `who` takes turns with others';
 * throws TooMany when too much of it waits, Unavailable when the thread fails.
 */
export async function make(who: string, job: Job): Promise<Uint8Array<ArrayBuffer>> {
  const key = createHash("sha256").update(JSON.stringify(job, withBytes)).digest("base64url");
  return Uint8Array.from(await drawn.forceFetch(key, { context: { who, job } }));
}

const withBytes = (_name: string, value: unknown) =>
  value instanceof Uint8Array ? createHash("sha256").update(value).digest("base64url") : value;

interface Asked {
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
}

let thread: { worker: Worker; asked: Map<number, Asked> } | undefined;
let idle: NodeJS.Timeout | undefined;
let lastId = 0;

onStop(async () => {
  await thread?.worker.terminate();
});

function ask(job: Job): Promise<Uint8Array> {
  clearTimeout(idle);
  const { worker, asked } = (thread ??= start());
  const id = ++lastId;
  return new Promise<Uint8Array>((resolve, reject) => {
    const timer = setTimeout(() => void worker.terminate(), LONGEST_MS);
    const settle =
      <T>(done: (value: T) => void) =>
      (value: T) => {
        clearTimeout(timer);
        asked.delete(id);
        idle = setTimeout(() => void worker.terminate(), IDLE_MS).unref();
        done(value);
      };
    asked.set(id, { resolve: settle(resolve), reject: settle(reject) });
    worker.postMessage({ id, job });
  });
}

function start(): NonNullable<typeof thread> {
  const worker = new Worker(THREAD, { resourceLimits: { maxOldGenerationSizeMb: 256 } });
  const asked = new Map<number, Asked>();
  worker.unref();
  worker.on("message", ({ id, bytes, error }: { id: number; bytes?: Uint8Array; error?: string }) => {
    if (bytes) asked.get(id)?.resolve(bytes);
    else asked.get(id)?.reject(failed(error));
  });
  worker.on("error", (error) => log("error", "drawing thread failed", { error: error.message }));
  worker.once("exit", () => {
    if (thread?.worker === worker) thread = undefined;
    for (const { reject } of asked.values()) reject(failed("the thread ended"));
  });
  return { worker, asked };
}

function failed(reason: string | undefined): Error {
  log("error", "drawing failed", { error: reason });
  return new Unavailable("This could not be drawn right now.");
}
