import { createHmac } from "node:crypto";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { config, sessionSecret } from "./config.server.ts";
import { database } from "./database.server.ts";
import { TooMany } from "./errors.ts";
import { describe, log } from "./log.server.ts";
import { type Addition, type Count, sharedCounts } from "./shared-counts.server.ts";

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

/** So frequent that a write for each would cost more than what it guards: these agree within a second. */
const FREQUENT = new Set<LimitName>(["read", "write", "event"]);
/** A key is worth telling others of once it has used this part of its limit. */
const TOLD_FROM = 0.1;
const TELL_MS = 1_000;

const limiters = Object.fromEntries(
  Object.entries(LIMITS).map(([name, [points, duration]]) => [name, new RateLimiterMemory({ keyPrefix: name, points, duration })]),
) as Record<LimitName, RateLimiterMemory>;

/** Several processes or hosts may answer: what one counts, all must know. */
const isShared = config.hasRateLimits && (config.concurrency > 1 || /^postgres/.test(config.databaseUrl));
const shared = sharedCounts(database);

/**
 * Counts one request; throws TooMany with the seconds to wait when the limit is passed. This process's own count is
 * asked first, so that an attack costs the database no more than the limit allows.
 */
export async function consume(name: LimitName, key: string, message?: string): Promise<void> {
  if (!config.hasRateLimits) return;
  let own: RateLimiterRes;
  try {
    own = await limiters[name].consume(key);
  } catch (result) {
    throw tooMany((result as RateLimiterRes).msBeforeNext, message);
  }
  if (!isShared) return;
  const together = FREQUENT.has(name) ? tellSoon(name, key, own) : await addNow(name, key);
  if (together && together.points > LIMITS[name][0]) throw tooMany(together.resetAt.getTime() - Date.now(), message);
}

/** Throws TooMany when the limit is already reached, without counting: for limits on failures. */
export async function check(name: LimitName, key: string, message?: string): Promise<void> {
  if (!config.hasRateLimits) return;
  const own = await limiters[name].get(key);
  if (own && own.consumedPoints >= LIMITS[name][0]) throw tooMany(own.msBeforeNext, message);
  const together = isShared ? await orUnknown(() => shared.find(storedKey(name, key))) : undefined;
  if (together && together.points >= LIMITS[name][0]) throw tooMany(together.resetAt.getTime() - Date.now(), message);
}

/** Whether the limit is reached: for what is then slowed rather than refused. */
export async function isReached(name: LimitName, key: string): Promise<boolean> {
  if (!config.hasRateLimits) return false;
  return ((await limiters[name].get(key))?.consumedPoints ?? 0) >= LIMITS[name][0];
}

/** Counts a failure without refusing it. */
export async function count(name: LimitName, key: string): Promise<void> {
  if (!config.hasRateLimits) return;
  await limiters[name].penalty(key);
  if (isShared) await addNow(name, key);
}

/** Forgets what was counted for a key. */
export async function forgive(name: LimitName, key: string): Promise<void> {
  await limiters[name].delete(key);
  if (isShared) await orUnknown(() => shared.forget(storedKey(name, key)));
}

const tooMany = (milliseconds: number, message?: string) => new TooMany(Math.max(1, Math.ceil(milliseconds / 1000)), message);

/** Keys are addresses and names of accounts: what is stored of them says nothing. */
const secret = isShared ? sessionSecret() : "";
const storedKey = (name: LimitName, key: string) =>
  `${name} ${createHmac("sha256", secret).update(`rate ${key}`).digest("base64url").slice(0, 22)}`;

const endOf = (name: LimitName) => new Date(Date.now() + LIMITS[name][1] * 1000);

async function addNow(name: LimitName, key: string): Promise<Count | undefined> {
  const stored = storedKey(name, key);
  return (await orUnknown(() => shared.add([{ key: stored, points: 1, resetAt: endOf(name) }])))?.get(stored);
}

/** A database that is away must not make limits refuse, or let through, everything: the process's own count goes on. */
async function orUnknown<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    log("warn", "rate limits not shared", describe(error));
    return undefined;
  }
}

/** What was counted here and not yet told, and what all together had counted when last told. */
let untold = new Map<string, Addition>();
let telling = new Map<string, Addition>();
let together = new Map<string, Count>();
let teller: NodeJS.Timeout | undefined;

/** Notes a point to be told with others; answers what all had counted a moment ago. */
function tellSoon(name: LimitName, key: string, { consumedPoints }: RateLimiterRes): Count | undefined {
  if (consumedPoints < LIMITS[name][0] * TOLD_FROM) return undefined;
  const stored = storedKey(name, key);
  const waiting = untold.get(stored);
  if (waiting) waiting.points++;
  // The first time with all that was kept back before.
  else untold.set(stored, { key: stored, points: telling.has(stored) || together.has(stored) ? 1 : consumedPoints, resetAt: endOf(name) });
  teller ??= setTimeout(() => void tell(), TELL_MS).unref();
  const known = together.get(stored);
  return known && known.resetAt > new Date() ? known : undefined;
}

async function tell(): Promise<void> {
  telling = untold;
  untold = new Map();
  const counts = await orUnknown(() => shared.add([...telling.values()]));
  telling = new Map();
  const now = new Date();
  together = new Map([...together].filter(([, { resetAt }]) => resetAt > now));
  for (const [key, count] of counts ?? []) together.set(key, count);
  teller = untold.size > 0 ? setTimeout(() => void tell(), TELL_MS).unref() : undefined;
}
