import cluster, { type Worker } from "node:cluster";
import { setTimeout as sleep } from "node:timers/promises";
import { aggregateMetrics } from "./metrics.ts";

/** A process that ends sooner than this after it was ready counts as having died at its start. */
const SETTLED_MS = 10_000;
/** Consecutive deaths at the start after which we give up. */
const MAX_DEATHS = 5;
const FIRST_WAIT_MS = 500;
/** How long the other processes get to end when we give up. */
const GIVE_UP_MS = 16_000;

/**
 * Starts this many processes that share the port, and replaces each that dies. The first one migrates and seeds before
 * the others start. If processes keep dying at their start, replacements wait longer and longer until we give up.
 */
export async function startCluster(processes: number, hasMetrics: boolean): Promise<void> {
  // The system distributes connections. If the primary process did, those handed to a dying process would be lost.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  if (hasMetrics) await aggregateMetrics();
  let isStopping = false;
  let deaths = 0;
  const settled = new Set<number>();
  const stopAll = () => {
    isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGTERM");
  };
  const fork = (): Worker => {
    const worker = cluster.fork();
    worker.on("message", (message) => {
      if (message !== "ready") return;
      setTimeout(() => {
        if (worker.isDead()) return;
        settled.add(worker.id);
        deaths = 0;
      }, SETTLED_MS).unref();
    });
    return worker;
  };

  const first = fork();
  cluster.on("message", function startOthers(_worker, message) {
    if (message !== "ready") return;
    cluster.off("message", startOthers);
    for (let n = 1; n < processes; n++) fork();
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, stopAll);

  async function replace(worker: Worker, code: number, signal: string): Promise<void> {
    if (isStopping) return;
    const isLast = Object.keys(cluster.workers ?? {}).length === 0;
    if (isLast && (worker.id === first.id || code === 0)) return endWithLast(code, signal);
    if (code === 0) return;
    if (!settled.delete(worker.id)) deaths++;
    if (deaths >= MAX_DEATHS) return giveUp(signal || `code ${code}`);
    if (deaths > 0) await sleep(FIRST_WAIT_MS * 2 ** (deaths - 1));
    if (!isStopping) fork();
  }

  /** One that fails to start says why; one that is killed, or that ends by itself, says nothing. */
  function endWithLast(code: number, signal: string): never {
    process.stderr.write(`No process is left, the last one died by ${signal || `code ${code}`}: Meishi ends.\n`);
    process.exit(code || 1);
  }

  function giveUp(how: string): void {
    process.stderr.write(
      `Processes keep dying at their start (${MAX_DEATHS} in a row, the last by ${how}): Meishi ends.\n`,
    );
    stopAll();
    setTimeout(() => process.exit(1), GIVE_UP_MS).unref();
    process.exitCode = 1;
  }

  cluster.on("exit", (worker, code, signal) => void replace(worker, code, signal));
}
