import { TooMany } from "../errors.ts";

const PAUSE_MS = 1_000;
const MAX_WAITING = 20;
const MAX_KNOWN = 10_000;

const lanes = new Map<string, { last: Promise<void>; waiting: number }>();
const known = new Set<string>();

/**
 * Lets tries at one account through one by one, a second apart: many addresses together guess no faster than that.
 * Throws TooMany when twenty wait already, so that guessers cannot fill the memory.
 */
export async function waitForTurn(account: string, message: string): Promise<void> {
  const lane = lanes.get(account) ?? { last: Promise.resolve(), waiting: 0 };
  if (lane.waiting >= MAX_WAITING) throw new TooMany((MAX_WAITING * PAUSE_MS) / 1000, message);
  lanes.set(account, lane);
  lane.waiting++;
  lane.last = lane.last.then(() => new Promise((pass) => setTimeout(pass, PAUSE_MS)));
  await lane.last;
  if (--lane.waiting === 0) lanes.delete(account);
}

/** Remembers that somebody signed in to an account from an address. In memory only: we keep no addresses. */
export function remember(addressAndAccount: string): void {
  known.delete(addressAndAccount);
  known.add(addressAndAccount);
  if (known.size > MAX_KNOWN) known.delete(known.values().next().value!);
}

export const isKnown = (addressAndAccount: string): boolean => known.has(addressAndAccount);
