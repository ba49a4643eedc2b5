import { createHash } from "node:crypto";
import { desc, eq, inArray, lt } from "drizzle-orm";
import { type Database, firstRow, type Place } from "#db/index.ts";
import { DAY_MS } from "../config/durations.ts";

/** Streets rarely move. */
const HIT_TTL_MS = 180 * DAY_MS;
/** Addresses not found today may be found next week. */
const MISS_TTL_MS = 7 * DAY_MS;
/** About 10 MB of rows. */
const MAX_ROWS = 50_000;
const BATCH_SIZE = 1_000;

/** Hash of a normalized address. */
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
  const cached = await firstRow(
    db
      .select()
      .from(knownPlaces)
      .where(eq(knownPlaces.addressHash, hashOf(address))),
  );
  if (!cached || now - cached.foundAt.getTime() > (cached.place ? HIT_TTL_MS : MISS_TTL_MS)) return undefined;
  return cached.place;
}

/** Stores a result in place of an older one. */
export async function cachePlace(
  { transaction, tables: { knownPlaces } }: Database,
  address: string,
  place: Place | null,
  now = Date.now(),
): Promise<void> {
  const result = { place, foundAt: new Date(now) };
  await transaction((tx) =>
    tx
      .insert(knownPlaces)
      .values({ addressHash: hashOf(address), ...result })
      .onConflictDoUpdate({ target: knownPlaces.addressHash, set: result }),
  );
}

/** Forgets answers too old to be used, and the oldest beyond `maxRows`. */
export async function pruneGeocodeCache(
  { db, transaction, tables: { knownPlaces } }: Database,
  signal?: AbortSignal,
  now = Date.now(),
  maxRows = MAX_ROWS,
): Promise<void> {
  await transaction((tx) => tx.delete(knownPlaces).where(lt(knownPlaces.foundAt, new Date(now - HIT_TTL_MS))));
  for (;;) {
    const extra = await db
      .select({ hash: knownPlaces.addressHash })
      .from(knownPlaces)
      .orderBy(desc(knownPlaces.foundAt))
      .limit(BATCH_SIZE)
      .offset(maxRows);
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
