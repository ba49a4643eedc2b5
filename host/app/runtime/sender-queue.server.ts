import { createFairQueue } from "./fair-queue.ts";
import { networkKey } from "./ip-address.server.ts";

/** Whose work it is, and where it comes from. */
export interface Sender {
  id: number;
  /** None for what we do ourselves. */
  clientAddress?: string;
}

/** How much work of one account waits, at most, and of one network. */
const MAX_QUEUED = 12;
const MAX_QUEUED_OF_NETWORK = 200; // as many requests as it may have under way (server/admission.ts)

/**
 * Lets senders take turns with costly work: an account has one piece at a time, and accounts of one network share its
 * turns, as anybody can have many. So whoever comes from another network waits for one piece. Throws Unavailable for a
 * sender of whom too much waits.
 */
export function createSenderQueue(concurrency: number, maxQueued = MAX_QUEUED) {
  const ofAccount = createFairQueue({ concurrency: Infinity, perKey: 1, maxQueued });
  const ofNetwork = createFairQueue({ concurrency, perKey: concurrency, maxQueued: MAX_QUEUED_OF_NETWORK });
  return <T>({ id, clientAddress = "" }: Sender, work: () => Promise<T>): Promise<T> =>
    ofAccount(String(id), () => ofNetwork(networkKey(clientAddress), work));
}
