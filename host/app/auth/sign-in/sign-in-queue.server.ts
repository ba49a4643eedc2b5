import { TooManyRequests } from "../../errors.ts";

const PAUSE_MS = 1_000;
const MAX_QUEUED = 20;
const MAX_QUEUED_OF_NETWORK = 2;

const lanes = new Map<string, { last: Promise<void>; queued: string[] }>();

/**
 * Lets attempts to sign in to one account pass one at a time, a second apart, so that many addresses together guess no
 * faster. Throws TooMany if twenty are already waiting, so that guessers cannot fill the memory, or two of the same
 * network, so that one customer's addresses leave room for others.
 */
export async function waitInSignInQueue(account: string, network: string, message: string): Promise<void> {
  const lane = lanes.get(account) ?? { last: Promise.resolve(), queued: [] };
  const own = lane.queued.filter((one) => one === network);
  if (lane.queued.length >= MAX_QUEUED || own.length >= MAX_QUEUED_OF_NETWORK)
    throw new TooManyRequests((MAX_QUEUED * PAUSE_MS) / 1000, message);
  lanes.set(account, lane);
  lane.queued.push(network);
  lane.last = lane.last.then(() => new Promise((pass) => setTimeout(pass, PAUSE_MS)));
  await lane.last;
  // They pass in the order of arrival.
  lane.queued.shift();
  if (lane.queued.length === 0) lanes.delete(account);
}
