import { hash, verify } from "@node-rs/argon2";
import { fairTurns } from "../operation/fair-turns.ts";

// OWASP Password Storage Cheat Sheet (2024): argon2id, 19 MiB, 2 passes, 1 lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** An argon2id hash in PHC string format, of any password: what people choose goes through hashNewPassword(). */
export const hashGiven = (password: string): Promise<string> => hash(password.normalize("NFKC"), COST);

/** What is stored of an account that signs in at a provider only: no password is right. */
export const NO_PASSWORD = "";
export const hasPassword = (stored: string | undefined): boolean => stored !== undefined && stored !== NO_PASSWORD;

/**
 * Whether the password belongs to the hash. Without a hash (nobody has this name) it takes the same time,
 * so that the answer does not tell which names exist.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const isRight = await inTurn("", async () => verify(stored || (await nobodysHash), password.normalize("NFKC")));
  return isRight && hasPassword(stored);
}

/** One after the other: each takes a processor for a while, and several would leave none for other requests. */
const inTurn = fairTurns({ places: 1, each: 1, waiting: Infinity });

const nobodysHash = hashGiven("nobody has this password");
