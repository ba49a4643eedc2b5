import type { Server, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** From the end of the drain to the end of the process, at most. */
const SHUTDOWN_MS = 15_000;
/** How much of that open requests get before their connections are cut. */
const FINISH_MS = 13_500;
const IDLE_CHECK_MS = 50;

interface ShutdownOptions {
  /** How long new connections are still accepted after SIGTERM, so that balancers notice that we are not ready. */
  drainMs: number;
  /** Finishes pending work after the last answer. */
  finish(): Promise<void>;
}

export type GracefulShutdown = ReturnType<typeof createGracefulShutdown>;

/** Stops a server: open requests are finished, and each answer closes its connection. */
export function createGracefulShutdown({ drainMs, finish }: ShutdownOptions) {
  let isStopping = false;
  const answering = new Set<ServerResponse>();
  /** Of answers that may be streams, which would not end by themselves. */
  const open = new Set<AbortController>();

  async function stop(server: Server, waitMs: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    for (const outgoing of answering) outgoing.shouldKeepAlive = false;
    await sleep(waitMs);
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    setTimeout(() => server.closeAllConnections(), FINISH_MS).unref();
    const closed = new Promise((resolve) => server.close(resolve));
    for (const disconnect of open) disconnect.abort();
    server.closeIdleConnections();
    // One that was answered just before its last headers could say so becomes idle only now.
    setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS).unref();
    await closed;
    await finish();
    process.exit(0);
  }

  return {
    get isStopping() {
      return isStopping;
    },
    /** How many answers are not over. */
    get unfinished() {
      return answering.size;
    },
    /** To be called for each response, before its client could have left. */
    watch(outgoing: ServerResponse): void {
      // Node then says `connection: close`, and closes after the answer.
      if (isStopping) outgoing.shouldKeepAlive = false;
      answering.add(outgoing);
      outgoing.once("close", () => answering.delete(outgoing));
    },
    /** Aborted if the client disconnects before its answer is complete, or the server stops. */
    disconnectOf(outgoing: ServerResponse): AbortSignal {
      const disconnect = new AbortController();
      const end = () => {
        open.delete(disconnect);
        if (!outgoing.writableFinished) disconnect.abort();
      };
      open.add(disconnect);
      if (outgoing.closed) end();
      else outgoing.once("close", end);
      return disconnect.signal;
    },
    /** Stops after the drain on SIGTERM, at once on SIGINT (a person is waiting). Further signals change nothing. */
    onSignals(server: Server): void {
      process.on("SIGTERM", () => void stop(server, drainMs));
      process.on("SIGINT", () => void stop(server, 0));
    },
  };
}
