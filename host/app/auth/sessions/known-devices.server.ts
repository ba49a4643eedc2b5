import { createHmac } from "node:crypto";
import { and, desc, eq, gt, lt, not } from "drizzle-orm";
import { countMatching, firstRow, run, startsWithText, type Tx } from "#db/index.ts";
import { deriveKey } from "../../config/derived-keys.server.ts";
import { db, tables } from "../../database.server.ts";
import { truncateAddress } from "../../runtime/ip-address.server.ts";

const { knownDevices, sessions } = tables;

/** Devices and networks kept for an account; beyond that, those unseen for longest are deleted. */
const MAX_DEVICES = 50;

const NETWORK = "network ";
const isNetwork = startsWithText(knownDevices.deviceHash, NETWORK);

const key = deriveKey("known devices");

/**
 * Identifies a device of an account without revealing it: a keyed hash of its system, its browser, and the country or
 * network that it signs in from. We keep no addresses.
 */
export const deviceHash = (userId: number, device: string, placeOrAddress: string): string =>
  createHmac("sha256", key)
    .update(JSON.stringify([userId, device, truncateAddress(placeOrAddress) ?? placeOrAddress]))
    .digest("base64url");

/** Identifies a network in which an account was used, also by a keyed hash. */
const networkHash = (userId: number, address: string): string =>
  NETWORK +
  createHmac("sha256", key)
    .update(JSON.stringify([userId, "network", truncateAddress(address) ?? address]))
    .digest("base64url");

/**
 * Stores the device of a sign-in. Returns whether to notify the owner: not for known devices, nor for the account's
 * first.
 */
export function* isNewDevice(tx: Tx, userId: number, hash: string) {
  if (yield* isSeenAgain(tx, userId, hash)) return false;
  const isOwnDevice = and(eq(knownDevices.userId, userId), not(isNetwork));
  const devices = yield* countMatching(tx, knownDevices, isOwnDevice);
  const isOpen = and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date()));
  const open = yield* countMatching(tx, sessions, isOpen);
  yield* keep(tx, userId, hash);
  return devices + open > 0;
}

/** Stores a network in which an account's owner has signed in or opened a link of ours. */
export function* rememberNetwork(tx: Tx, userId: number, address: string) {
  const hash = networkHash(userId, address);
  if (!(yield* isSeenAgain(tx, userId, hash))) yield* keep(tx, userId, hash);
}

export async function isFamiliarNetwork(userId: number, address: string): Promise<boolean> {
  const seen = await firstRow(
    db
      .select({ at: knownDevices.lastSeenAt })
      .from(knownDevices)
      .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, networkHash(userId, address)))),
  );
  return seen !== undefined;
}

function* isSeenAgain(tx: Tx, userId: number, hash: string) {
  const seen = yield* firstRow(
    tx
      .update(knownDevices)
      .set({ lastSeenAt: new Date() })
      .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, hash)))
      .returning(),
  );
  return seen !== undefined;
}

/** Stores a device or network, and deletes the oldest if there are too many. */
function* keep(tx: Tx, userId: number, hash: string) {
  const kind = hash.startsWith(NETWORK) ? isNetwork : not(isNetwork);
  const ofKind = and(eq(knownDevices.userId, userId), kind);
  const last = yield* firstRow(
    tx
      .select({ at: knownDevices.lastSeenAt })
      .from(knownDevices)
      .where(ofKind)
      .orderBy(desc(knownDevices.lastSeenAt))
      .limit(1)
      .offset(MAX_DEVICES - 2),
  );
  if (last) yield* run(tx.delete(knownDevices).where(and(ofKind, lt(knownDevices.lastSeenAt, last.at))));
  yield* run(
    tx.insert(knownDevices).values({ userId, deviceHash: hash, lastSeenAt: new Date() }).onConflictDoNothing(),
  );
}
