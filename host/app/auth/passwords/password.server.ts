import { normalForm } from "#sdk/normal-form.ts";
import { hash, verify } from "@node-rs/argon2";
import { createFairQueue } from "../../runtime/fair-queue.ts";

// OWASP Password Storage Cheat Sheet (2024): argon2id, 12 MiB, 3 passes, 1 lane. Of its equally strong choices the one
// that costs us least for the memory it asks of a guesser.
const COST = { memoryCost: 12_288, timeCost: 3, parallelism: 1 };
const COST_AS_TEXT = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** An argon2id hash in PHC string format, of any password: what people choose goes through hashNewPassword(). */
export const hashPassword = (password: string): Promise<string> => hash(normalForm(password, "NFKC"), COST);

/** Stored for an account that only signs in at a provider; no password matches it. */
export const NO_PASSWORD = "";
export const hasPassword = (stored: string | undefined): boolean => stored !== undefined && stored !== NO_PASSWORD;

/** Cost parameters of a hash. */
export const costOf = (stored: string): string => /^(?:\$[^$]*){3}\$/.exec(stored)?.[0] ?? COST_AS_TEXT;

/** Whether a hash was made at another cost than today's: by an earlier release. */
export const isOutdated = (stored: string): boolean => costOf(stored) !== COST_AS_TEXT;

/**
 * Whether the password matches the hash. Without a hash (unknown name), takes as long as one with the parameters
 * `cost`, so that timing does not reveal which names exist.
 */
export async function verifyPassword(
  stored: string | undefined,
  password: string,
  cost = COST_AS_TEXT,
): Promise<boolean> {
  const isRight = await hashQueue("", () => verify(stored || cost + NOBODYS, normalForm(password, "NFKC")));
  return isRight && hasPassword(stored);
}

/**
 * Passwords are hashed one at a time, because several at once would leave no CPU time for other requests. The queue is
 * as long as the number of requests in a process (server/admission.ts): several seconds, after which clients give up.
 */
const hashQueue = createFairQueue({ concurrency: 1, perKey: 1, maxQueued: 400 });

/** Salt and digest that belong to no password. */
const NOBODYS = `${"A".repeat(22)}$${"A".repeat(43)}`;
