import { Worker } from "node:worker_threads";
import type { WatchdogData } from "./watchdog-thread.ts";

const BEAT_MS = 250;

export interface Watchdog {
  /** How often the event loop has stalled since the start. */
  readonly stalls: number;
}

interface Options {
  /** The built watchdog-thread. */
  thread: string;
  /** Whether it logs lines of JSON or text for a terminal. */
  isJson: boolean;
  /** Ends a process whose event loop stalls for this long; undefined: it may recover. */
  replaceAfterMs?: number;
}

/**
 * Watches this process from a separate thread, because a stalled event loop can neither log nor count. The thread logs
 * what the loop was doing: names of functions and line numbers, never values.
 */
export function startWatchdog({ thread, isJson, replaceAfterMs }: Options): Watchdog {
  const shared = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(shared, 0, 1), BEAT_MS).unref();
  const workerData: WatchdogData = { shared, isJson, replaceAfterMs };
  new Worker(thread, { workerData, resourceLimits: { maxOldGenerationSizeMb: 16 } }).unref();
  return {
    get stalls() {
      return Atomics.load(shared, 1);
    },
  };
}
