import { createFairQueue } from "./fair-queue.ts";
import { nextEventLoopTurn } from "./event-loop-queue.ts";

const queue = createFairQueue({ concurrency: 1, perKey: 1, maxQueued: Infinity });

/**
 * Makes one part of a long answer, such as an export, when no other is made: accounts take turns, and each part has a
 * pass of the event loop. However many are asked for at once, what others want waits for one part at a time.
 */
export function runExportStep<T>(accountId: number, make: () => Promise<T>): Promise<T> {
  return queue(String(accountId), async () => {
    await nextEventLoopTurn();
    return make();
  });
}
