import { expect } from "vitest";
import { DAY_MS } from "../config/durations.ts";
import { onEveryDatabase } from "../../../db/tests/databases.ts";
import { findPlace, keepPlace, tidyPlaces } from "./known-places.server.ts";

const NOW = Date.UTC(2026, 10, 1);
const PLACE = { lat: 50.1, lon: -3.25 };

onEveryDatabase((test) => {
  test("a place is kept under its address, however that is typed, and a newer answer takes its place", async ({
    database,
  }) => {
    expect(await findPlace(database, "1 Quay, Port Wren", NOW)).toBeUndefined();
    await keepPlace(database, "1 Quay, Port Wren", null, NOW);
    expect(await findPlace(database, " 1 quay,  PORT wren", NOW)).toBeNull();
    await keepPlace(database, "1 Quay, Port Wren", PLACE, NOW);
    expect(await findPlace(database, "1 Quay, Port Wren", NOW)).toEqual(PLACE);
  });

  test("a place is asked for again after half a year, an unknown address after a week", async ({ database }) => {
    await keepPlace(database, "2 Quay", PLACE, NOW);
    await keepPlace(database, "Nowhere 2", null, NOW);
    expect(await findPlace(database, "2 Quay", NOW + 179 * DAY_MS)).toEqual(PLACE);
    expect(await findPlace(database, "2 Quay", NOW + 181 * DAY_MS)).toBeUndefined();
    expect(await findPlace(database, "Nowhere 2", NOW + 6 * DAY_MS)).toBeNull();
    expect(await findPlace(database, "Nowhere 2", NOW + 8 * DAY_MS)).toBeUndefined();
  });

  test("the oldest go when there are too many", async ({ database }) => {
    await Promise.all([1, 2, 3].map((day) => keepPlace(database, `${day} Hill`, PLACE, NOW + day * DAY_MS)));
    await tidyPlaces(database, undefined, NOW + 4 * DAY_MS, 2);
    expect(await findPlace(database, "1 Hill", NOW + 4 * DAY_MS)).toBeUndefined();
    expect(await findPlace(database, "2 Hill", NOW + 4 * DAY_MS)).toEqual(PLACE);
    await tidyPlaces(database, undefined, NOW + 200 * DAY_MS);
    expect(await database.db.select().from(database.tables.knownPlaces)).toEqual([]);
  });
});
