import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { rootFolder } from "#db/root.ts";
import { createFairQueue } from "./fair-queue.ts";
import { log } from "./log.server.ts";
import { onShutdown } from "./shutdown.server.ts";

/** An idle worker is terminated after this time, to free its memory. */
const IDLE_MS = 300_000;
const MAX_QUEUED = 10;

interface PendingJob {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

interface WorkerOptions {
  timeoutMs: number;
  megabytes: number;
}

/**
 * Creates a worker for work that would block the event loop, started with its first job. It runs a program of
 * `host/build` that replies to `{id, job}` with `{id, answer}` or `{id, error}`: one job at a time, which leaves other
 * cores to visitors. A job beyond the limits of time or memory fails and terminates the worker. Who gives it jobs has a
 * queue that is fair, and lets no more than a few come here.
 */
export function createWorker<Job, Answer>(program: string, { timeoutMs, megabytes }: WorkerOptions) {
  const inTurn = createFairQueue({ concurrency: 1, perKey: 1, maxQueued: MAX_QUEUED });
  let current: { worker: Worker; pending: Map<number, PendingJob> } | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  onShutdown(async () => {
    await current?.worker.terminate();
  });

  function start(): NonNullable<typeof current> {
    const worker = new Worker(join(rootFolder, "host/build", program), {
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    const pending = new Map<number, PendingJob>();
    worker.unref();
    worker.on("message", ({ id, answer, error }: { id: number; answer?: unknown; error?: string }) => {
      if (error === undefined) pending.get(id)?.resolve(answer);
      else pending.get(id)?.reject(new Error(error));
    });
    worker.on("error", (error) => log("error", "thread failed", { program, error: error.message }));
    worker.once("exit", () => {
      if (current?.worker === worker) current = undefined;
      for (const { reject } of pending.values()) reject(new Error("the thread ended"));
    });
    return { worker, pending };
  }

  function run(job: Job): Promise<Answer> {
    clearTimeout(idle);
    const { worker, pending } = (current ??= start());
    const id = ++lastId;
    return new Promise<Answer>((resolve, reject) => {
      const timer = setTimeout(() => void worker.terminate(), timeoutMs);
      const settle =
        <T>(done: (value: T) => void) =>
        (value: T) => {
          clearTimeout(timer);
          pending.delete(id);
          idle = setTimeout(() => void worker.terminate(), IDLE_MS).unref();
          done(value);
        };
      pending.set(id, { resolve: settle((answer) => resolve(answer as Answer)), reject: settle(reject) });
      worker.postMessage({ id, job });
    });
  }

  return (job: Job): Promise<Answer> => inTurn("", () => run(job));
}
