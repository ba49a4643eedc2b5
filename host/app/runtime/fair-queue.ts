import { Unavailable } from "../errors.ts";
import { errorMessages } from "../languages/error-messages.en.ts";

interface FairQueueOptions {
  /** How much work runs at the same time; Infinity where only the work of each key is limited. */
  concurrency: number;
  /** Maximum per key; less than the total, so that one key cannot block the others. */
  perKey: number;
  /** How much work of one key may wait. Finite, as what waits holds memory. */
  maxQueued: number;
}

interface Lane {
  running: number;
  /** Each begins one piece of work that waits. */
  queued: (() => void)[];
}

/**
 * Runs work of many keys (users, addresses) in turn: round robin between keys, first come, first served within one.
 * Throws Unavailable for a key whose queue is full.
 */
export function createFairQueue({ concurrency, perKey, maxQueued }: FairQueueOptions) {
  const lanes = new Map<string, Lane>();
  /** Lanes whose work could begin if there were room, the next one first. */
  const ready = new Map<string, Lane>();
  let running = 0;

  function begin(lane: Lane): void {
    running++;
    lane.running++;
  }

  function end(key: string, lane: Lane): void {
    running--;
    lane.running--;
    if (lane.queued.length > 0) ready.set(key, lane);
    else if (lane.running === 0) lanes.delete(key);
    const [next] = ready;
    if (next && running < concurrency) beginQueued(...next);
  }

  function beginQueued(key: string, lane: Lane): void {
    ready.delete(key);
    begin(lane);
    lane.queued.shift()!();
    if (lane.queued.length > 0 && lane.running < perKey) ready.set(key, lane); // behind all others
  }

  function waitIn(key: string, lane: Lane): Promise<void> {
    if (lane.running < perKey) ready.set(key, lane);
    return new Promise((resolve) => void lane.queued.push(resolve));
  }

  return async function enqueue<T>(key: string, work: () => Promise<T>): Promise<T> {
    const lane = lanes.get(key) ?? { running: 0, queued: [] };
    const mustWait = running >= concurrency || lane.running >= perKey;
    if (mustWait && lane.queued.length >= maxQueued) throw new Unavailable(errorMessages.serverBusy);
    lanes.set(key, lane);
    if (mustWait) await waitIn(key, lane);
    else begin(lane);
    try {
      return await work();
    } finally {
      end(key, lane);
    }
  };
}
