import { createHmac } from "node:crypto";
import { and, asc, count, eq, gt, inArray } from "drizzle-orm";
import { run, type Tx } from "#db/index.ts";
import { keyFor } from "../config/derived-keys.server.ts";
import { tables } from "../database.server.ts";
import { truncateAddress } from "../operation/address.server.ts";

const { knownDevices, sessions } = tables;

/** More are forgotten, the longest unseen first. */
const MAX_DEVICES = 50;

const key = keyFor("known devices");

/**
 * What tells a device of an account from others, without saying what it is: its system and browser, and the country or
 * network that it signs in from. A keyed hash, since we keep no addresses.
 */
export const deviceHash = (userId: number, device: string, placeOrAddress: string): string =>
  createHmac("sha256", key)
    .update(JSON.stringify([userId, device, truncateAddress(placeOrAddress) ?? placeOrAddress]))
    .digest("base64url");

/**
 * Notes a device that signs in; answers whether its owner should hear of it: not of one that was seen before, nor of
 * the first of all.
 */
export function* isNewDevice(tx: Tx, userId: number, deviceHash: string) {
  const now = new Date();
  const [seen] = yield* run(
    tx
      .update(knownDevices)
      .set({ lastSeenAt: now })
      .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, deviceHash)))
      .returning(),
  );
  if (seen) return false;
  const [devices] = yield* run(tx.select({ n: count() }).from(knownDevices).where(eq(knownDevices.userId, userId)));
  const [open] = yield* run(
    tx
      .select({ n: count() })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now))),
  );
  if (devices!.n >= MAX_DEVICES) yield* forgetOldest(tx, userId, devices!.n - MAX_DEVICES + 1);
  yield* run(tx.insert(knownDevices).values({ userId, deviceHash, lastSeenAt: now }));
  return devices!.n + open!.n > 0;
}

function* forgetOldest(tx: Tx, userId: number, n: number) {
  const oldest = yield* run(
    tx
      .select({ deviceHash: knownDevices.deviceHash })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId))
      .orderBy(asc(knownDevices.lastSeenAt))
      .limit(n),
  );
  const hashes = oldest.map(({ deviceHash }) => deviceHash);
  yield* run(
    tx.delete(knownDevices).where(and(eq(knownDevices.userId, userId), inArray(knownDevices.deviceHash, hashes))),
  );
}
