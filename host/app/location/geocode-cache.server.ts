import { createHash } from "node:crypto";
import { desc, eq, inArray, lt } from "drizzle-orm";
import type { Database, Place } from "#db/index.ts";
import { DAY_MS } from "../config/durations.ts";

/** Streets rarely move. */
const FOUND_MS = 180 * DAY_MS;
/** Addresses not found today may be found next week. */
const NOT_FOUND_MS = 7 * DAY_MS;
/** About 10 MB of rows. */
const MOST = 50_000;
const STEP = 1_000;

/** The same address however it is typed. */
const hashOf = (address: string) =>
  createHash("sha256").update(address.trim().toLowerCase().replace(/\s+/g, " ")).digest("base64url");

/**
 * The cached result for an address: its place, or null if not found; undefined if it was never looked up or too long
 * ago.
 */
export async function findCachedPlace(
  { db, tables: { knownPlaces } }: Database,
  address: string,
  now = Date.now(),
): Promise<Place | null | undefined> {
  const [known] = await db
    .select()
    .from(knownPlaces)
    .where(eq(knownPlaces.addressHash, hashOf(address)));
  if (!known || now - known.foundAt.getTime() > (known.place ? FOUND_MS : NOT_FOUND_MS)) return undefined;
  return known.place;
}

/** Stores a result in place of an older one. */
export async function cachePlace(
  { transaction, tables: { knownPlaces } }: Database,
  address: string,
  place: Place | null,
  now = Date.now(),
): Promise<void> {
  const answer = { place, foundAt: new Date(now) };
  await transaction((tx) =>
    tx
      .insert(knownPlaces)
      .values({ addressHash: hashOf(address), ...answer })
      .onConflictDoUpdate({ target: knownPlaces.addressHash, set: answer }),
  );
}

/** Forgets answers too old to be used, and the oldest beyond `most`. */
export async function pruneGeocodeCache(
  { db, transaction, tables: { knownPlaces } }: Database,
  signal?: AbortSignal,
  now = Date.now(),
  most = MOST,
): Promise<void> {
  await transaction((tx) => tx.delete(knownPlaces).where(lt(knownPlaces.foundAt, new Date(now - FOUND_MS))));
  for (;;) {
    const extra = await db
      .select({ hash: knownPlaces.addressHash })
      .from(knownPlaces)
      .orderBy(desc(knownPlaces.foundAt))
      .limit(STEP)
      .offset(most);
    if (extra.length === 0 || signal?.aborted) return;
    await transaction((tx) =>
      tx.delete(knownPlaces).where(
        inArray(
          knownPlaces.addressHash,
          extra.map(({ hash }) => hash),
        ),
      ),
    );
  }
}
