import { expect, test, vi } from "vitest";
import { aPerson, aUser } from "../../../tests/builders.ts";
import { database } from "../../database.server.ts";
import { list } from "./duplicates.server.ts";
import { reindex } from "./reindex.server.ts";

async function homonyms(count: number, name: string, email?: string) {
  const user = await aUser(database);
  const ids: number[] = [];
  for (let n = 0; n < count; n++)
    ids.push((await aPerson(database, user, { name, emails: email ? [email] : [`n${n}@x.example`] })).id);
  await database.transaction((tx) => reindex(tx, { userId: user.id, parsePhone: () => undefined }, ids));
  return { actor: { id: user.id, level: 1 }, ids };
}

test.each([
  ["name", undefined],
  ["address", "all@x.example"],
])("of 60 contacts with one %s, ten are read", async (_, email) => {
  const { actor, ids } = await homonyms(60, email ? "Ada" : "Ada Lovelace", email);
  // Each row has lists, which are kept as JSON.
  const parse = vi.spyOn(JSON, "parse");
  const { items, total } = await list(actor, { limit: 100 });
  const parsed = parse.mock.calls.length;
  parse.mockRestore();
  expect([total, items.length]).toEqual([1, 1]);
  expect(items[0]!.contacts.map(({ id }) => id)).toEqual(ids.slice(0, 10));
  expect(parsed).toBeGreaterThanOrEqual(10);
  expect(parsed).toBeLessThanOrEqual(10 * 8);
});

test("contacts are read for the groups of the page alone", async () => {
  const user = await aUser(database);
  for (let n = 0; n < 60; n++) await aPerson(database, user, { name: `Ada ${Math.floor(n / 2) + 10}` });
  const actor = { id: user.id, level: 1 };
  const first = await list(actor, { limit: 2 });
  expect([first.total, first.items.map(({ contacts }) => contacts[0]!.name)]).toEqual([30, ["Ada 10", "Ada 11"]]);
  const next = await list(actor, { limit: 2, cursor: 2 });
  expect(next.items.map(({ contacts }) => contacts[0]!.name)).toEqual(["Ada 12", "Ada 13"]);
});
