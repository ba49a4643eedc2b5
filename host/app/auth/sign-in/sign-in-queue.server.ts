import { TooManyRequests, Unavailable } from "../../errors.ts";
import { createFairQueue } from "../../runtime/fair-queue.ts";
import type { Message } from "../../languages/message.ts";

const PAUSE_MS = 1_000;
/** For one account: the last of them waits as long as a person would. */
const MAX_QUEUED = 20;
/** How many of these may come from one network, so that guesses leave room for the owner. */
const MAX_QUEUED_OF_NETWORK = 2;

const accountQueue = createFairQueue({ concurrency: Infinity, perKey: 1, maxQueued: MAX_QUEUED - 1 });
const networkQueue = createFairQueue({ concurrency: Infinity, perKey: MAX_QUEUED_OF_NETWORK, maxQueued: 0 });

const pause = () => new Promise<void>((pass) => setTimeout(pass, PAUSE_MS));

/**
 * Lets attempts to sign in to one account pass one at a time, a second apart, so that many addresses together guess no
 * faster. Throws TooManyRequests if too many wait, in all or of the same network.
 */
export async function waitInSignInQueue(account: string, network: string, message: Message): Promise<void> {
  try {
    await networkQueue(JSON.stringify([account, network]), () => accountQueue(account, pause));
  } catch (error) {
    if (error instanceof Unavailable) throw new TooManyRequests((MAX_QUEUED * PAUSE_MS) / 1000, message);
    throw error;
  }
}
