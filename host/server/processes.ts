import cluster, { type Worker } from "node:cluster";
import { setTimeout as sleep } from "node:timers/promises";
import { addUpMetrics } from "./metrics.ts";

/** A process that ends sooner after it was ready has died at its start. */
const SETTLED_MS = 10_000;
/** Deaths at the start, one after the other, before all of it is given up. */
const MAX_DEATHS = 5;
const FIRST_WAIT_MS = 500;
/** The others have this long to end when all is given up. */
const GIVE_UP_MS = 16_000;

/**
 * Starts so many processes that share the port, and another for each that dies. The first one migrates and seeds before
 * the others start. When processes keep dying at their start, the next is started later and later, and then all ends.
 */
export async function startProcesses(processes: number, hasMetrics: boolean): Promise<void> {
  // By the system's own queue: handed out by the first process, a connection is lost with a process that dies just
  // then.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  if (hasMetrics) await addUpMetrics();
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
    if (isStopping || code === 0) return;
    if (worker.id === first.id && !Object.keys(cluster.workers ?? {}).length) process.exit(code || 1);
    if (!settled.delete(worker.id)) deaths++;
    if (deaths >= MAX_DEATHS) return giveUp(signal || `code ${code}`);
    if (deaths > 0) await sleep(FIRST_WAIT_MS * 2 ** (deaths - 1));
    if (!isStopping) fork();
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
