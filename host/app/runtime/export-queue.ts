import { createFairQueue } from "./fair-queue.ts";
import { nextEventLoopTurn } from "./event-loop-queue.ts";

/**
 * Each export waits for one part at a time: as many as one address may have under way (server/admission.ts), so that a
 * download that has begun is not refused for another.
 */
const queue = createFairQueue({ concurrency: 1, perKey: 1, maxQueued: 200 });

/**
 * Runs one step of a long response, such as an export: one at a time, accounts taking turns, each in its own event-loop
 * turn, so that other requests wait for one step at most.
 */
export function runExportStep<T>(accountId: number, make: () => Promise<T>): Promise<T> {
  return queue(String(accountId), async () => {
    await nextEventLoopTurn();
    return make();
  });
}
