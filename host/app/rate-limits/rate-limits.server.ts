import { createHmac } from "node:crypto";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { config, sessionSecret } from "../config/config.server.ts";
import { database } from "../database.server.ts";
import { DomainError, TooManyRequests, Unavailable } from "../errors.ts";
import { networkKey, truncateAddress } from "../runtime/ip-address.server.ts";
import { errorFields, log } from "../runtime/log.server.ts";
import { type Addition, type Count, createSharedCounters } from "./shared-counters.server.ts";
import { type LimitName, LIMITS } from "./limits.ts";
import type { Text } from "../languages/message.ts";

/** Subject of a limit. An IP stands for its network, since one customer can use all IPs in it. */
type LimitKey = {
  address?: string;
  account?: string | number;
  card?: number;
  key?: number;
  session?: string;
  to?: string;
};

/** The only function that makes keys, so that no limit counts full IPv6 addresses. */
export function keyOf({ address, ...rest }: LimitKey): string {
  return Object.entries({ ...(address !== undefined && { address: networkKey(address) }), ...rest })
    .map(([name, value]) => `${name}:${value}`)
    .join(" ");
}

/** Too frequent to write each time; these counts are shared once a second. */
const FREQUENT = new Set<LimitName>([
  "read",
  "write",
  "key",
  "event",
  "eventsFirst",
  "eventsOfDay",
  "typing",
  "addressBook",
  "contactsOfNetwork",
]);
/** A key's count is shared after it has used this fraction of its limit. */
const SHARED_FROM = 0.1;
const SHARE_MS = 1_000;

/** A counter for each limit, for keys that may use `times` its points. */
const limitersFor = (keyPrefix: string, times: number) =>
  Object.fromEntries(
    Object.entries(LIMITS).map(([name, [points, duration]]) => [
      name,
      new RateLimiterMemory({ keyPrefix: keyPrefix + name, points: points * times, duration }),
    ]),
  ) as Record<LimitName, RateLimiterMemory>;

const limiters = limitersFor("", 1);
/** Limit of a wide IPv6 network (/48) in this process, as a multiple of one customer's. */
const WIDE = 8;
const wideLimiters = limitersFor("wide ", WIDE);

/** With several processes or servers, each must know what the others have counted. */
const isShared = config.hasRateLimits && (config.concurrency > 1 || /^postgres/.test(config.databaseUrl));
const shared = createSharedCounters(database);

/** Counts one request, or many points; throws TooMany with the seconds to wait if the limit is exceeded. */
export async function consume(name: LimitName, of: LimitKey, message?: Text, points = 1): Promise<void> {
  if (!config.hasRateLimits) return;
  const wait = (await claim(name, keyOf(of), points)) ?? (await claimWide(name, of, points));
  if (wait !== undefined) throw tooMany(wait, message);
}

/** Rest of a limit, and the seconds until it is reset. */
interface Quota {
  limit: number;
  remaining: number;
  seconds: number;
}

/** Counts one request and returns the rest of the limit, which `onQuota` gets before TooMany is thrown, too. */
export async function consumeQuota(name: LimitName, of: LimitKey, onQuota: (quota: Quota) => void): Promise<void> {
  const [limit, duration] = LIMITS[name];
  const key = keyOf(of);
  const wait = await claim(name, key);
  const own = await limiters[name].get(key);
  const used = Math.max(own?.consumedPoints ?? 0, totals.get(storedKey(name, key))?.points ?? 0);
  const remaining = wait === undefined ? Math.max(0, limit - used) : 0;
  onQuota({ limit, remaining, seconds: Math.ceil((wait ?? own?.msBeforeNext ?? duration * 1000) / 1000) });
  if (wait !== undefined) throw tooMany(wait);
}

/** A /56 or /48 contains 256 or 65,536 customers' networks: all of them together share one limit. */
async function claimWide(
  name: LimitName,
  { address = "", ...rest }: LimitKey,
  points: number,
): Promise<number | undefined> {
  const network = address.includes(":") ? truncateAddress(address) : null;
  if (network === null) return undefined;
  try {
    await wideLimiters[name].consume(keyOf({ address: network, ...rest }), points);
    return undefined;
  } catch (result) {
    return (result as RateLimiterRes).msBeforeNext;
  }
}

/**
 * Counts points; if too few are left, returns the milliseconds to wait. It looks at this process's own count first, so
 * that an attack costs the database no more than the limit allows.
 */
async function claim(name: LimitName, key: string, points = 1): Promise<number | undefined> {
  if (!config.hasRateLimits) return undefined;
  let own: RateLimiterRes;
  try {
    own = await limiters[name].consume(key, points);
  } catch (result) {
    await limiters[name].reward(key, points);
    return (result as RateLimiterRes).msBeforeNext;
  }
  if (!isShared) return undefined;
  const total = FREQUENT.has(name) ? shareSoon(name, key, own) : await add(name, key, points);
  return total && total.points > LIMITS[name][0] ? total.resetAt.getTime() - Date.now() : undefined;
}

/** Counts a message to a card; throws TooMany with the seconds to wait. */
export async function consumeForCard(of: Required<Pick<LimitKey, "address" | "card">>, message: Text): Promise<void> {
  if (!(await tryConsume("submissionFirst", of))) await consume("submissionAgain", { card: of.card }, message);
  await consume("submissionCard", { card: of.card }, message);
  await consume("submissionsOfDay", { address: of.address }, message);
}

/** Counts one request and returns whether it is within the limit, for work that is skipped rather than refused. */
export async function tryConsume(name: LimitName, of: LimitKey): Promise<boolean> {
  try {
    await consume(name, of);
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
}

/** Refused by a limit or a full queue. */
const wasNotChecked = (error: DomainError) => error instanceof TooManyRequests || error instanceof Unavailable;

/** Attempts in progress, by limit and key. */
const inProgress = new Map<string, Set<Promise<unknown>>>();

/**
 * Runs an attempt that may fail, such as verifying a password. Counted before it starts, so that concurrent attempts
 * cannot exceed the limit, and uncounted if it succeeds. At the limit, others wait for attempts in progress; throws
 * TooMany once those have failed.
 */
export async function limitAttempt<T>(name: LimitName, of: LimitKey, message: Text, act: () => Promise<T>): Promise<T> {
  const key = keyOf(of);
  const attemptKey = `${name} ${key}`;
  for (let wait; (wait = await claim(name, key)) !== undefined;) {
    const others = inProgress.get(attemptKey);
    if (!others) throw tooMany(wait, message);
    await Promise.race(others);
  }
  const trying = act();
  const ended = trying.then(
    () => refund(name, of),
    // Our own errors are not wrong passwords, and neither is a password that was not checked.
    (error) => (error instanceof DomainError && !wasNotChecked(error) ? undefined : refund(name, of)),
  );
  const attempts = inProgress.get(attemptKey) ?? new Set();
  inProgress.set(attemptKey, attempts.add(ended));
  await ended;
  attempts.delete(ended);
  if (attempts.size === 0) inProgress.delete(attemptKey);
  return trying;
}

/** Counts without refusing; returns whether the limit is exceeded, for requests that are then slowed down. */
export async function countOnly(name: LimitName, of: LimitKey): Promise<boolean> {
  if (!config.hasRateLimits) return false;
  const key = keyOf(of);
  const own = await limiters[name].penalty(key);
  if (isShared) await add(name, key, 1);
  return own.consumedPoints > LIMITS[name][0];
}

export async function refund(name: LimitName, of: LimitKey): Promise<void> {
  if (!config.hasRateLimits) return;
  const key = keyOf(of);
  await limiters[name].reward(key);
  if (isShared) await add(name, key, -1);
}

/** Resets the count of a key. */
export async function resetLimit(name: LimitName, of: LimitKey): Promise<void> {
  const key = keyOf(of);
  await limiters[name].delete(key);
  if (isShared) await orUndefined(() => shared.forget(storedKey(name, key)));
}

const tooMany = (milliseconds: number, message?: Text) =>
  new TooManyRequests(Math.max(1, Math.ceil(milliseconds / 1000)), message);

/** Keys hold addresses and account names, so only keyed hashes of them are stored. */
const secret = isShared ? sessionSecret() : "";
const storedKey = (name: LimitName, key: string) =>
  `${name} ${createHmac("sha256", secret).update(`rate ${key}`).digest("base64url").slice(0, 22)}`;

const endOf = (name: LimitName) => new Date(Date.now() + LIMITS[name][1] * 1000);

async function add(name: LimitName, key: string, points: number): Promise<Count | undefined> {
  const stored = storedKey(name, key);
  return (await orUndefined(() => shared.add([{ key: stored, points, resetAt: endOf(name) }])))?.get(stored);
}

/** Without the database, limits must neither refuse nor admit everything, so each process counts alone. */
async function orUndefined<T>(query: () => Promise<T>): Promise<T | undefined> {
  try {
    return await query();
  } catch (error) {
    log("warn", "rate limits not shared", errorFields(error));
    return undefined;
  }
}

/** Points not shared yet, points being shared, and the totals of all processes when they were last shared. */
let unshared = new Map<string, Addition>();
let sharing = new Map<string, Addition>();
let totals = new Map<string, Count>();
let timer: NodeJS.Timeout | undefined;

/** Queues a point to be shared with others; returns the total of all processes a moment ago. */
function shareSoon(name: LimitName, key: string, { consumedPoints }: RateLimiterRes): Count | undefined {
  if (consumedPoints < LIMITS[name][0] * SHARED_FROM) return undefined;
  const stored = storedKey(name, key);
  const pending = unshared.get(stored);
  if (pending) pending.points++;
  // The first time, together with all points that were held back before.
  else
    unshared.set(stored, {
      key: stored,
      points: sharing.has(stored) || totals.has(stored) ? 1 : consumedPoints,
      resetAt: endOf(name),
    });
  timer ??= setTimeout(() => void share(), SHARE_MS).unref();
  const total = totals.get(stored);
  return total && total.resetAt > new Date() ? total : undefined;
}

async function share(): Promise<void> {
  sharing = unshared;
  unshared = new Map();
  const counts = await orUndefined(() => shared.add([...sharing.values()]));
  sharing = new Map();
  const now = new Date();
  totals = new Map([...totals].filter(([, { resetAt }]) => resetAt > now));
  for (const [key, count] of counts ?? []) totals.set(key, count);
  timer = unshared.size > 0 ? setTimeout(() => void share(), SHARE_MS).unref() : undefined;
}
