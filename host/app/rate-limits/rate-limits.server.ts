import { createHmac } from "node:crypto";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { config, sessionSecret } from "../config/config.server.ts";
import { database } from "../database.server.ts";
import { DomainError, TooMany } from "../errors.ts";
import { networkOf } from "../operation/address.server.ts";
import { describe, log } from "../operation/log.server.ts";
import { type Addition, type Count, sharedCounts } from "./shared-counts.server.ts";

/** Points per seconds, for each kind of request and one key (see LimitKey). */
const LIMITS = {
  /** Reading anything. */
  read: [6_000, 60],
  /** Changing anything. */
  write: [1_200, 60],
  /** Views, clicks and saves. */
  event: [1_200, 60],
  /**
   * The contact form: messages of one address; to one card, wherever they come from. Addresses that have written to it
   * lately get a part of that, so that few who send many do not shut the form for the others.
   */
  submission: [10, 60],
  submissionFirst: [1, 600],
  submissionCard: [60, 600],
  submissionAgain: [40, 600],
  register: [30, 60],
  resetPassword: [10, 60],
  /** Looks at the records of one's domains. */
  domainCheck: [30, 60],
  /** A proxy's questions about hosts that are nobody's. */
  unknownHost: [30_000, 60],
  upload: [120, 60],
  /** Pictures of one account: nobody fills the disk. */
  uploadsOfDay: [500, 86_400],
  /** Everything stored about one account. */
  exports: [10, 3_600],
  /** New addresses of one card. */
  rename: [20, 86_400],
  /** QR codes that are not kept from an earlier request. */
  drawing: [300, 60],
  /** Chat messages of one address; of one conversation; to one card. */
  chat: [40, 60],
  chatSession: [30, 60],
  chatCard: [600, 60],
  /** Tries to sign in by password, right ones too: each costs a processor's time. */
  signIn: [120, 60],
  /** Wrong passwords for one account from one address. */
  wrongPassword: [10, 60],
  /** Wrong passwords from one address, whatever the account. */
  wrongPasswords: [40, 60],
  /** Wrong passwords for one account, wherever they come from. */
  guesses: [40, 900],
  /** Wrong codes of a second factor for one account, wherever they come from; the right one waits with them. */
  wrongCode: [20, 3_000],
  /** Challenges for passkeys, tries at one, and ways to a provider and back. */
  passkey: [300, 60],
  singleSignOn: [60, 60],
  /** Names that somebody asks about while typing one. */
  usernameCheck: [120, 60],
  /** Opening the links of mails about an address. */
  emailLink: [30, 60],
  /** Mails that somebody makes us write, by who makes us, by the card it is about (as forms), and by who gets them. */
  mailFrom: [60, 3_600],
  mailFirst: [1, 3_600],
  mailCard: [30, 3_600],
  mailAgain: [20, 3_600],
  mailTo: [60, 3_600],
  /** Those to an address that a visitor gave, which may be somebody else's: more cards than anybody meets in a day. */
  visitorTo: [30, 86_400],
  /** Those that tell somebody of a sign-in to their account. */
  warnings: [20, 3_600],
  /** Those to an address whose owner has not yet agreed: a day's worth is few. */
  confirmationTo: [5, 86_400],
  resetTo: [6, 21_600],
  /** Invitations that a team sends. */
  invitationsFrom: [1_000, 86_400],
} as const satisfies Record<string, readonly [points: number, seconds: number]>;

export type LimitName = keyof typeof LIMITS;

/** Who or what is limited. An address counts as its network: all that one customer can send from are one. */
export type LimitKey = { address?: string; account?: string | number; card?: number; session?: string; to?: string };

/** The one way to a key, so that no limit counts full IPv6 addresses. */
export function keyOf({ address, ...rest }: LimitKey): string {
  return Object.entries({ ...(address !== undefined && { address: networkOf(address) }), ...rest })
    .map(([name, value]) => `${name}:${value}`)
    .join(" ");
}

/** Too frequent for a write each; these counts are shared within a second. */
const FREQUENT = new Set<LimitName>(["read", "write", "event"]);
/** A key's count is shared once it has used this part of its limit. */
const TOLD_FROM = 0.1;
const TELL_MS = 1_000;

const limiters = Object.fromEntries(
  Object.entries(LIMITS).map(([name, [points, duration]]) => [
    name,
    new RateLimiterMemory({ keyPrefix: name, points, duration }),
  ]),
) as Record<LimitName, RateLimiterMemory>;

/** Several processes or servers may answer, so all must know what one counts. */
const isShared = config.hasRateLimits && (config.concurrency > 1 || /^postgres/.test(config.databaseUrl));
const shared = sharedCounts(database);

/** Counts one request; throws TooMany with the seconds to wait when the limit is passed. */
export async function consume(name: LimitName, of: LimitKey, message?: string): Promise<void> {
  const wait = await claim(name, keyOf(of));
  if (wait !== undefined) throw tooMany(wait, message);
}

/**
 * Counts a point, or answers for how many milliseconds there is none. This process's own count is asked first, so that
 * an attack costs the database no more than the limit allows.
 */
async function claim(name: LimitName, key: string): Promise<number | undefined> {
  if (!config.hasRateLimits) return undefined;
  let own: RateLimiterRes;
  try {
    own = await limiters[name].consume(key);
  } catch (result) {
    await limiters[name].reward(key);
    return (result as RateLimiterRes).msBeforeNext;
  }
  if (!isShared) return undefined;
  const together = FREQUENT.has(name) ? tellSoon(name, key, own) : await add(name, key, 1);
  return together && together.points > LIMITS[name][0] ? together.resetAt.getTime() - Date.now() : undefined;
}

/** Counts a message to a card; throws TooMany with the seconds to wait. */
export async function consumeForCard(of: Required<Pick<LimitKey, "address" | "card">>, message: string): Promise<void> {
  if (!(await isWithin("submissionFirst", of))) await consume("submissionAgain", { card: of.card }, message);
  await consume("submissionCard", { card: of.card }, message);
}

/** The same for what is then left out rather than refused: whether it is within the limit. */
export async function isWithin(name: LimitName, of: LimitKey): Promise<boolean> {
  try {
    await consume(name, of);
    return true;
  } catch (error) {
    if (error instanceof TooMany) return false;
    throw error;
  }
}

/** Tries that are under way, by limit and key. */
const underWay = new Map<string, Set<Promise<unknown>>>();

/**
 * Makes a try that may fail, such as a password's. It is counted before it begins, so that many at once are no more
 * than the limit allows, and given back when it succeeds. Whoever finds the limit used up by tries that are still under
 * way waits for them; TooMany is thrown once they have failed.
 */
export async function attempt<T>(name: LimitName, of: LimitKey, message: string, act: () => Promise<T>): Promise<T> {
  const key = keyOf(of);
  const lane = `${name} ${key}`;
  for (let wait; (wait = await claim(name, key)) !== undefined;) {
    const others = underWay.get(lane);
    if (!others) throw tooMany(wait, message);
    await Promise.race(others);
  }
  const trying = act();
  const ended = trying.then(
    () => giveBack(name, of),
    // A fault of ours is nobody's wrong password, and neither is one that was not looked at.
    (error) => (error instanceof DomainError && !(error instanceof TooMany) ? undefined : giveBack(name, of)),
  );
  const inLane = underWay.get(lane) ?? new Set();
  underWay.set(lane, inLane.add(ended));
  await ended;
  inLane.delete(ended);
  if (inLane.size === 0) underWay.delete(lane);
  return trying;
}

/** Counts without refusing; answers whether the limit is passed, for what is then slowed. */
export async function tally(name: LimitName, of: LimitKey): Promise<boolean> {
  if (!config.hasRateLimits) return false;
  const key = keyOf(of);
  const own = await limiters[name].penalty(key);
  if (isShared) await add(name, key, 1);
  return own.consumedPoints > LIMITS[name][0];
}

export async function giveBack(name: LimitName, of: LimitKey): Promise<void> {
  if (!config.hasRateLimits) return;
  const key = keyOf(of);
  await limiters[name].reward(key);
  if (isShared) await add(name, key, -1);
}

/** Forgets what was counted for a key. */
export async function forgive(name: LimitName, of: LimitKey): Promise<void> {
  const key = keyOf(of);
  await limiters[name].delete(key);
  if (isShared) await orUnknown(() => shared.forget(storedKey(name, key)));
}

const tooMany = (milliseconds: number, message?: string) =>
  new TooMany(Math.max(1, Math.ceil(milliseconds / 1000)), message);

/** Keys are addresses and names of accounts: what is stored of them says nothing. */
const secret = isShared ? sessionSecret() : "";
const storedKey = (name: LimitName, key: string) =>
  `${name} ${createHmac("sha256", secret).update(`rate ${key}`).digest("base64url").slice(0, 22)}`;

const endOf = (name: LimitName) => new Date(Date.now() + LIMITS[name][1] * 1000);

async function add(name: LimitName, key: string, points: number): Promise<Count | undefined> {
  const stored = storedKey(name, key);
  return (await orUnknown(() => shared.add([{ key: stored, points, resetAt: endOf(name) }])))?.get(stored);
}

/** If the database is unavailable, limits must not refuse or admit everything: the process counts alone. */
async function orUnknown<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    log("warn", "rate limits not shared", describe(error));
    return undefined;
  }
}

/** Counts not yet shared, and the total of all processes when they were last shared. */
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
  else
    untold.set(stored, {
      key: stored,
      points: telling.has(stored) || together.has(stored) ? 1 : consumedPoints,
      resetAt: endOf(name),
    });
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
