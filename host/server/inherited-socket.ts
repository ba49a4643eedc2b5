import cluster from "node:cluster";

/** The socket that systemd holds for us, sd_listen_fds(3). It outlives a restart, so no connection is refused. */
export function inheritedSocket({ LISTEN_FDS, LISTEN_PID }: NodeJS.ProcessEnv): { fd: number } | undefined {
  // If there are several processes, systemd gave it to the primary one.
  const pid = cluster.isWorker ? process.ppid : process.pid;
  return LISTEN_FDS === "1" && LISTEN_PID === String(pid) ? { fd: 3 } : undefined;
}
