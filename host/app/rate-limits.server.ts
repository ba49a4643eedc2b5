import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { config } from "./config.server.ts";
import { TooMany } from "./errors.ts";

/** Points per seconds, for each kind of request and one key (an address, an account, a chat session). */
const LIMITS = {
  /** Reading anything. */
  read: [6_000, 60],
  /** Changing anything. */
  write: [1_200, 60],
  /** Views, clicks and saves. */
  event: [1_200, 60],
  /** The contact form of cards. */
  submission: [10, 60],
  register: [30, 60],
  resetPassword: [10, 60],
  upload: [120, 60],
  /** Chat messages of one address; of one conversation; to one card. */
  chat: [40, 60],
  chatSession: [30, 60],
  chatCard: [600, 60],
  /** Wrong passwords for one account from one address. */
  wrongPassword: [10, 60],
  /** Wrong passwords from one address, whatever the account. */
  wrongPasswords: [40, 60],
  /** Wrong passwords for one account, wherever they come from. */
  guesses: [40, 900],
} as const satisfies Record<string, readonly [points: number, seconds: number]>;

export type LimitName = keyof typeof LIMITS;

const limiters = Object.fromEntries(
  Object.entries(LIMITS).map(([name, [points, duration]]) => [name, new RateLimiterMemory({ keyPrefix: name, points, duration })]),
) as Record<LimitName, RateLimiterMemory>;

/** Counts one request; throws TooMany with the seconds to wait when the limit is passed. */
export async function consume(name: LimitName, key: string, message?: string): Promise<void> {
  if (!config.hasRateLimits) return;
  try {
    await limiters[name].consume(key);
  } catch (result) {
    throw new TooMany(Math.max(1, Math.ceil((result as RateLimiterRes).msBeforeNext / 1000)), message);
  }
}

/** Throws TooMany when the limit is already reached, without counting: for limits on failures. */
export async function check(name: LimitName, key: string, message?: string): Promise<void> {
  if (!config.hasRateLimits) return;
  const state = await limiters[name].get(key);
  if (state && state.consumedPoints >= LIMITS[name][0]) throw new TooMany(Math.max(1, Math.ceil(state.msBeforeNext / 1000)), message);
}

/** Whether the limit is reached: for what is then slowed rather than refused. */
export async function isReached(name: LimitName, key: string): Promise<boolean> {
  if (!config.hasRateLimits) return false;
  return ((await limiters[name].get(key))?.consumedPoints ?? 0) >= LIMITS[name][0];
}

/** Counts a failure without refusing it. */
export async function count(name: LimitName, key: string): Promise<void> {
  if (config.hasRateLimits) await limiters[name].penalty(key);
}

/** Forgets what was counted for a key. */
export async function forgive(name: LimitName, key: string): Promise<void> {
  await limiters[name].delete(key);
}
