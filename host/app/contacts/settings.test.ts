import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addCard } from "../../../db/tests/databases.ts";
import { planOf, queriesOf, watchQueries } from "../../tests/query-plans.ts";
import { database } from "../database.server.ts";
import * as contacts from "./contacts.server.ts";
import { updateSettings } from "./settings.server.ts";

const { db, tables } = database;

test("a stage that is renamed again and again leaves no count behind", async () => {
  const { userId } = await addCard(database);
  const owner = { id: userId, level: 1 };
  await contacts.create(owner, { name: "Ada", emails: [], phones: [], tags: [] } as never);
  for (const [was, name] of [
    ["new", "first"],
    ["first", "second"],
    ["second", "new"],
  ])
    await updateSettings(owner, { stages: [{ name: name!, was }, { name: "won" }] } as never);
  const totals = await db.select().from(tables.peopleTotals).where(eq(tables.peopleTotals.userId, userId));
  expect(totals).toEqual([{ userId, stage: "new", n: 1 }]);
});

watchQueries();

test("a change finds the newest contact without going through everybody's", async () => {
  const { userId } = await addCard(database);
  const stages = [{ name: "new" }, { name: "met" }];
  const queries = await queriesOf(() => updateSettings({ id: userId, level: 1 }, { stages } as never));
  const ofContacts = queries.filter((query) => / from "people"/.test(query));
  expect(ofContacts.length).toBeGreaterThan(0);
  for (const query of ofContacts) expect(planOf(query).join("\n"), query).not.toMatch(/SCAN people/);
});
