import { TooManyRequests } from "../errors.ts";

interface FairQueueOptions {
  /** How much work is done at the same time. */
  concurrency: number;
  /** How many of the places one key may have: fewer than all, so that the others are never kept out by it. */
  perKey: number;
  /** How much work of one key may wait. */
  maxQueued: number;
}

/**
 * Work of many keys (users, addresses) that takes turns: round robin between keys, in the order it came within one.
 * Throws TooMany for a key with too much work waiting.
 */
export function createFairQueue({ concurrency, perKey, maxQueued }: FairQueueOptions) {
  /** Keys with work that waits; whose turn is next stands first. */
  const queues = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  let busy = 0;

  function begin(key: string): boolean {
    const own = running.get(key) ?? 0;
    if (busy >= concurrency || own >= perKey) return false;
    busy++;
    running.set(key, own + 1);
    return true;
  }

  function end(key: string): void {
    busy--;
    const own = running.get(key)! - 1;
    if (own === 0) running.delete(key);
    else running.set(key, own);
    for (const [next, queue] of queues) {
      if (!begin(next)) continue;
      queues.delete(next);
      queue.shift()!();
      if (queue.length > 0) queues.set(next, queue); // behind all others
      return;
    }
  }

  return async function enqueue<T>(key: string, work: () => Promise<T>): Promise<T> {
    if (!begin(key)) {
      const queue = queues.get(key) ?? [];
      if (queue.length >= maxQueued) throw new TooManyRequests(5, "Too many pictures or files at the same time.");
      queues.set(key, queue);
      await new Promise<void>((resolve) => queue.push(resolve));
    }
    try {
      return await work();
    } finally {
      end(key);
    }
  };
}
