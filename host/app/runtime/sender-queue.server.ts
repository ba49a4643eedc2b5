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
 * turns, as anybody can have many. A network never has all places where there are several, so whoever comes from
 * another begins at once; where there is one, they wait for one piece. Throws Unavailable for a sender of whom too much
 * waits.
 */
export function createSenderQueue(concurrency: number, maxQueued = MAX_QUEUED) {
  const ofAccount = createFairQueue({ concurrency: Infinity, perKey: 1, maxQueued });
  const ofNetwork = createFairQueue({
    concurrency,
    perKey: Math.max(1, concurrency - 1),
    maxQueued: MAX_QUEUED_OF_NETWORK,
  });
  return <T>({ id, clientAddress = "" }: Sender, work: () => Promise<T>): Promise<T> =>
    ofAccount(String(id), () => ofNetwork(networkKey(clientAddress), work));
}
