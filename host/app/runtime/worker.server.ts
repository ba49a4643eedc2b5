import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { rootFolder } from "#db/root.ts";
import { createFairQueue } from "./fair-queue.ts";
import { log } from "./log.server.ts";
import { onShutdown } from "./shutdown.server.ts";

/** An idle worker is terminated after this time, to free its memory. */
const IDLE_MS = 300_000;
const MAX_QUEUED = 10;

interface Thread {
  worker: Worker;
  pending: Map<number, PendingJob>;
}

interface PendingJob {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

interface WorkerOptions {
  timeoutMs: number;
  /** For each thread. */
  megabytes: number;
  /** Jobs at a time, each in a thread of its own. */
  threads?: number;
}

/**
 * Creates a worker for work that would block the event loop; each of its threads starts with its first job. It runs a
 * program of `host/build` that replies to `{id, job}` with `{id, answer}` or `{id, error}`: one job at a time, which
 * leaves other cores to visitors. A job beyond the limits of time or memory fails and terminates its thread. Who gives
 * it jobs has a queue that is fair, and lets no more than a few come here.
 */
export function createWorker<Job, Answer>(program: string, { threads = 1, ...options }: WorkerOptions) {
  const inTurn = createFairQueue({ concurrency: threads, perKey: threads, maxQueued: MAX_QUEUED });
  const idle = Array.from({ length: threads }, () => createThread<Job, Answer>(program, options));
  return (job: Job): Promise<Answer> =>
    inTurn("", async () => {
      const run = idle.pop()!;
      try {
        return await run(job);
      } finally {
        idle.push(run);
      }
    });
}

function createThread<Job, Answer>(program: string, { timeoutMs, megabytes }: Omit<WorkerOptions, "threads">) {
  let current: Thread | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  onShutdown(async () => {
    await current?.worker.terminate();
  });

  function start(): Thread {
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

  return function run(job: Job): Promise<Answer> {
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
  };
}
