import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { rootFolder } from "#db/root.ts";
import { log } from "./log.server.ts";
import { onShutdown } from "./shutdown.server.ts";

/** A thread that nobody asks for anything gives its memory back. */
const IDLE_MS = 300_000;

interface PendingJob {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/**
 * A thread for work that would keep the event loop busy, started when it is first asked. It runs a program of
 * `host/build` that answers `{id, job}` by `{id, answer}` or `{id, error}`. What takes longer or more memory than this
 * ends the thread, and the asking fails.
 */
export function createWorker<Job, Answer>(
  program: string,
  { longestMs, megabytes }: { longestMs: number; megabytes: number },
) {
  let thread: { worker: Worker; asked: Map<number, PendingJob> } | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  onShutdown(async () => {
    await thread?.worker.terminate();
  });

  function start(): NonNullable<typeof thread> {
    const worker = new Worker(join(rootFolder, "host/build", program), {
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    const asked = new Map<number, PendingJob>();
    worker.unref();
    worker.on("message", ({ id, answer, error }: { id: number; answer?: unknown; error?: string }) => {
      if (error === undefined) asked.get(id)?.resolve(answer);
      else asked.get(id)?.reject(new Error(error));
    });
    worker.on("error", (error) => log("error", "thread failed", { program, error: error.message }));
    worker.once("exit", () => {
      if (thread?.worker === worker) thread = undefined;
      for (const { reject } of asked.values()) reject(new Error("the thread ended"));
    });
    return { worker, asked };
  }

  return function ask(job: Job): Promise<Answer> {
    clearTimeout(idle);
    const { worker, asked } = (thread ??= start());
    const id = ++lastId;
    return new Promise<Answer>((resolve, reject) => {
      const timer = setTimeout(() => void worker.terminate(), longestMs);
      const settle =
        <T>(done: (value: T) => void) =>
        (value: T) => {
          clearTimeout(timer);
          asked.delete(id);
          idle = setTimeout(() => void worker.terminate(), IDLE_MS).unref();
          done(value);
        };
      asked.set(id, { resolve: settle((answer) => resolve(answer as Answer)), reject: settle(reject) });
      worker.postMessage({ id, job });
    });
  };
}
