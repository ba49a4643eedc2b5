import { nextEventLoopTurn } from "./event-loop-queue.ts";
import { createSenderQueue, type Sender } from "./sender-queue.server.ts";

/**
 * Each export waits for one part at a time: as many as one address may have under way (server/admission.ts), so that a
 * download that has begun is not refused for another.
 */
const inTurn = createSenderQueue(1, 200);

/**
 * Runs one step of a long response, such as an export: one at a time, networks and their accounts taking turns, each in
 * its own event-loop turn, so that other requests wait for one step at most.
 */
export const runExportStep = <T>(reader: Sender, make: () => Promise<T>): Promise<T> =>
  inTurn(reader, async () => {
    await nextEventLoopTurn();
    return make();
  });
