import { expect } from "vitest";
import { DAY_MS } from "../config/durations.ts";
import { onEveryDatabase } from "../../../db/tests/databases.ts";
import { findCachedPlace, cachePlace, pruneGeocodeCache } from "./geocode-cache.server.ts";

const NOW = Date.UTC(2026, 10, 1);
const PLACE = { lat: 50.1, lon: -3.25 };

onEveryDatabase((test) => {
  test("a place is kept under its address, however that is typed, and a newer answer takes its place", async ({
    database,
  }) => {
    expect(await findCachedPlace(database, "1 Quay, Port Wren", NOW)).toBeUndefined();
    await cachePlace(database, "1 Quay, Port Wren", null, NOW);
    expect(await findCachedPlace(database, " 1 quay,  PORT wren", NOW)).toBeNull();
    await cachePlace(database, "1 Quay, Port Wren", PLACE, NOW);
    expect(await findCachedPlace(database, "1 Quay, Port Wren", NOW)).toEqual(PLACE);
  });

  test("a place is asked for again after half a year, an unknown address after a week", async ({ database }) => {
    await cachePlace(database, "2 Quay", PLACE, NOW);
    await cachePlace(database, "Nowhere 2", null, NOW);
    expect(await findCachedPlace(database, "2 Quay", NOW + 179 * DAY_MS)).toEqual(PLACE);
    expect(await findCachedPlace(database, "2 Quay", NOW + 181 * DAY_MS)).toBeUndefined();
    expect(await findCachedPlace(database, "Nowhere 2", NOW + 6 * DAY_MS)).toBeNull();
    expect(await findCachedPlace(database, "Nowhere 2", NOW + 8 * DAY_MS)).toBeUndefined();
  });

  test("the oldest go when there are too many", async ({ database }) => {
    await Promise.all([1, 2, 3].map((day) => cachePlace(database, `${day} Hill`, PLACE, NOW + day * DAY_MS)));
    await pruneGeocodeCache(database, undefined, NOW + 4 * DAY_MS, 2);
    expect(await findCachedPlace(database, "1 Hill", NOW + 4 * DAY_MS)).toBeUndefined();
    expect(await findCachedPlace(database, "2 Hill", NOW + 4 * DAY_MS)).toEqual(PLACE);
    await pruneGeocodeCache(database, undefined, NOW + 200 * DAY_MS);
    expect(await database.db.select().from(database.tables.knownPlaces)).toEqual([]);
  });
});
