import { Worker } from "node:worker_threads";
import type { WatchdogData } from "./watchdog-thread.ts";

const BEAT_MS = 250;

export interface Watchdog {
  /** How often the event loop has stood still for long since the start. */
  readonly stalls: number;
}

interface Options {
  /** The built watchdog-thread. */
  thread: string;
  /** Lines of JSON, or words for a terminal. */
  isJson: boolean;
  /** Ends a process that has stood still for so long; undefined: it is left to come back. */
  replaceAfterMs?: number;
}

/**
 * Watches this process from a thread of its own: an event loop that stands still can neither log nor count. The thread
 * logs what the loop was doing, by names of functions and lines, never values.
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
