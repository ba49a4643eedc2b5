import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { rootFolder } from "#db/root.ts";
import { createFairQueue } from "./fair-queue.ts";
import { log } from "./log.server.ts";
import { onShutdown } from "./shutdown.server.ts";

/** A thread that nobody asks for anything gives its memory back. */
const IDLE_MS = 300_000;

interface PendingJob {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

interface WorkerOptions {
  timeoutMs: number;
  megabytes: number;
  /** How many jobs of one key may wait. */
  maxQueued: number;
}

/**
 * A thread for work that would keep the event loop busy, started with its first job. It runs a program of `host/build`
 * that answers `{id, job}` by `{id, answer}` or `{id, error}`: one job at a time, which leaves the other cores to
 * visitors, with keys taking turns. A job that takes longer or more memory than this ends the thread and fails.
 */
export function createWorker<Job, Answer>(program: string, { timeoutMs, megabytes, maxQueued }: WorkerOptions) {
  const queue = createFairQueue({ concurrency: 1, perKey: 1, maxQueued });
  let thread: { worker: Worker; pending: Map<number, PendingJob> } | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  onShutdown(async () => {
    await thread?.worker.terminate();
  });

  function start(): NonNullable<typeof thread> {
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
      if (thread?.worker === worker) thread = undefined;
      for (const { reject } of pending.values()) reject(new Error("the thread ended"));
    });
    return { worker, pending };
  }

  function run(job: Job): Promise<Answer> {
    clearTimeout(idle);
    const { worker, pending } = (thread ??= start());
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

  return (key: string, job: Job): Promise<Answer> => queue(key, () => run(job));
}
