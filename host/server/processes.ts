import cluster from "node:cluster";
import { addUpMetrics } from "./metrics.ts";

/**
 * Starts so many processes that share the port, and another for each that dies. The first one migrates and seeds before
 * the others start.
 */
export async function startProcesses(processes: number, hasMetrics: boolean): Promise<void> {
  // By the system's own queue: handed out by the first process, a connection is lost with a process that dies just
  // then.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  if (hasMetrics) await addUpMetrics();
  const fork = () => cluster.fork();
  const first = fork();
  cluster.on("message", function startOthers(_worker, message) {
    if (message !== "ready") return;
    cluster.off("message", startOthers);
    for (let n = 1; n < processes; n++) fork();
  });
  let isStopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      isStopping = true;
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGTERM");
    });
  }
  cluster.on("exit", (worker, code) => {
    if (isStopping || code === 0) return;
    if (worker.id === first.id && !Object.keys(cluster.workers ?? {}).length) process.exit(code || 1);
    fork();
  });
}
