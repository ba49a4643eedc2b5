import { createFairQueue } from "./fair-queue.ts";
import { nextEventLoopTurn } from "./event-loop-queue.ts";

/**
 * Each export waits for one part at a time: as many as one address may have under way (server/admission.ts), so that a
 * download that has begun is not refused for another.
 */
const queue = createFairQueue({ concurrency: 1, perKey: 1, maxQueued: 200 });

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
