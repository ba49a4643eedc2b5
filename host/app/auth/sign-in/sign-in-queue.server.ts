import { TooManyRequests } from "../../errors.ts";

const PAUSE_MS = 1_000;
const MAX_WAITING = 20;
const MAX_WAITING_OF_NETWORK = 2;

const lanes = new Map<string, { last: Promise<void>; waiting: string[] }>();

/**
 * Lets attempts to sign in to one account pass one at a time, a second apart, so that many addresses together guess no
 * faster. Throws TooMany if twenty are already waiting, so that guessers cannot fill the memory, or two of the same
 * network, so that one customer's addresses leave room for others.
 */
export async function waitInSignInQueue(account: string, network: string, message: string): Promise<void> {
  const lane = lanes.get(account) ?? { last: Promise.resolve(), waiting: [] };
  const own = lane.waiting.filter((one) => one === network);
  if (lane.waiting.length >= MAX_WAITING || own.length >= MAX_WAITING_OF_NETWORK)
    throw new TooManyRequests((MAX_WAITING * PAUSE_MS) / 1000, message);
  lanes.set(account, lane);
  lane.waiting.push(network);
  lane.last = lane.last.then(() => new Promise((pass) => setTimeout(pass, PAUSE_MS)));
  await lane.last;
  // They pass in the order of arrival.
  lane.waiting.shift();
  if (lane.waiting.length === 0) lanes.delete(account);
}
