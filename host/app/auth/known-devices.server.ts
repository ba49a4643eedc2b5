import { createHmac } from "node:crypto";
import { and, count, desc, eq, gt, like, lt, not } from "drizzle-orm";
import { run, type Tx } from "#db/index.ts";
import { keyFor } from "../config/derived-keys.server.ts";
import { db, tables } from "../database.server.ts";
import { truncateAddress } from "../operation/address.server.ts";

const { knownDevices, sessions } = tables;

/** More devices, or more networks, are forgotten, the longest unseen first. */
const MAX_KNOWN = 50;

const NETWORK = "network ";
const isNetwork = like(knownDevices.deviceHash, `${NETWORK}%`);

const key = keyFor("known devices");

/**
 * What tells a device of an account from others, without saying what it is: its system and browser, and the country or
 * network that it signs in from. A keyed hash, since we keep no addresses.
 */
export const deviceHash = (userId: number, device: string, placeOrAddress: string): string =>
  createHmac("sha256", key)
    .update(JSON.stringify([userId, device, truncateAddress(placeOrAddress) ?? placeOrAddress]))
    .digest("base64url");

/** The same of a network that an account was used in. */
const networkHash = (userId: number, address: string): string =>
  NETWORK +
  createHmac("sha256", key)
    .update(JSON.stringify([userId, "network", truncateAddress(address) ?? address]))
    .digest("base64url");

/**
 * Notes a device that signs in; answers whether its owner should hear of it: not of one that was seen before, nor of
 * the first of all.
 */
export function* isNewDevice(tx: Tx, userId: number, deviceHash: string) {
  if (yield* isSeenAgain(tx, userId, deviceHash)) return false;
  const isOwnDevice = and(eq(knownDevices.userId, userId), not(isNetwork));
  const [devices] = yield* run(tx.select({ n: count() }).from(knownDevices).where(isOwnDevice));
  const [open] = yield* run(
    tx
      .select({ n: count() })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date()))),
  );
  yield* keep(tx, userId, deviceHash);
  return devices!.n + open!.n > 0;
}

/** Notes a network in which an account's owner was: who signed in there, or opened a link that we sent. */
export function* noteNetwork(tx: Tx, userId: number, address: string) {
  const hash = networkHash(userId, address);
  if (!(yield* isSeenAgain(tx, userId, hash))) yield* keep(tx, userId, hash);
}

export async function isKnownNetwork(userId: number, address: string): Promise<boolean> {
  const [known] = await db
    .select({ at: knownDevices.lastSeenAt })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, networkHash(userId, address))));
  return known !== undefined;
}

function* isSeenAgain(tx: Tx, userId: number, deviceHash: string) {
  const [seen] = yield* run(
    tx
      .update(knownDevices)
      .set({ lastSeenAt: new Date() })
      .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, deviceHash)))
      .returning(),
  );
  return seen !== undefined;
}

/** Keeps one more of its kind, and forgets what is one too many. */
function* keep(tx: Tx, userId: number, deviceHash: string) {
  const kind = deviceHash.startsWith(NETWORK) ? isNetwork : not(isNetwork);
  const ofKind = and(eq(knownDevices.userId, userId), kind);
  const [last] = yield* run(
    tx
      .select({ at: knownDevices.lastSeenAt })
      .from(knownDevices)
      .where(ofKind)
      .orderBy(desc(knownDevices.lastSeenAt))
      .limit(1)
      .offset(MAX_KNOWN - 2),
  );
  if (last) yield* run(tx.delete(knownDevices).where(and(ofKind, lt(knownDevices.lastSeenAt, last.at))));
  yield* run(tx.insert(knownDevices).values({ userId, deviceHash, lastSeenAt: new Date() }).onConflictDoNothing());
}
