import { and, eq, inArray, ne } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { userNamed } from "../../../db/tests/databases.ts";
import { db, tables, transaction } from "../database.server.ts";
import { recordEvents } from "./record-events.server.ts";

const { users, webhookDeliveries, webhooks } = tables;
const EVENTS = ["contact.updated", "contact.withdrawn"] as const;

const accounts: number[] = [];
// Tests of one process share a database, and what waits would be sent.
afterAll(() => transaction((tx) => tx.delete(users).where(inArray(users.id, accounts))));

async function anAccount(name: string, urls: string[]) {
  const [user] = await transaction((tx) =>
    tx
      .insert(users)
      .values({ ...userNamed(name), accessLevel: 3 })
      .returning(),
  );
  accounts.push(user!.id);
  const rows = urls.map((url) => ({ userId: user!.id, url, events: [...EVENTS], sealedSecret: "" }));
  const added = await transaction((tx) => tx.insert(webhooks).values(rows).returning());
  return { userId: user!.id, ids: added.map(({ id }) => id) };
}

const record = (userId: number) =>
  transaction((tx) =>
    recordEvents(
      tx,
      tables,
      EVENTS.map((event) => ({ userId, event, data: { id: 1 } })),
    ),
  );

const recorded = async (webhookId: number) =>
  (
    await db
      .select()
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.webhookId, webhookId), ne(webhookDeliveries.event, "card.saved")))
  ).map(({ event }) => event);

test("10,000 deliveries of an account wait at most, also in webhooks that are off; withdrawals are always told", async () => {
  const { userId, ids } = await anAccount("pending-full", ["https://a.example/", "https://b.example/"]);
  const [off, on] = ids as [number, number];
  const other = await anAccount("pending-other", ["https://c.example/"]);
  await transaction((tx) => tx.update(webhooks).set({ isActive: false }).where(eq(webhooks.id, off)));
  for (let from = 0; from < 9_999; from += 1_111) {
    const rows = Array.from({ length: 1_111 }, (_, n) => ({
      ...{ webhookId: off, messageId: `${from + n}`, event: "card.saved", body: "{}" },
    }));
    await transaction((tx) => tx.insert(webhookDeliveries).values(rows));
  }
  await record(userId);
  expect(await recorded(on)).toEqual(["contact.updated", "contact.withdrawn"]);
  await record(userId);
  await record(other.userId);
  expect(await recorded(on)).toEqual(["contact.updated", "contact.withdrawn", "contact.withdrawn"]);
  expect(await recorded(other.ids[0]!)).toEqual(["contact.updated", "contact.withdrawn"]);
});

test("an account's deliveries have 100 MB an hour; others', and withdrawals, go on", async () => {
  const { userId, ids } = await anAccount("large-notes", ["https://a.example/", "https://b.example/"]);
  const other = await anAccount("large-other", ["https://c.example/"]);
  const notes = "n".repeat(20_000_000);
  const update = (of: number) =>
    transaction((tx) => recordEvents(tx, tables, [{ userId: of, event: "contact.updated", data: { id: 1, notes } }]));
  for (let time = 0; time < 3; time++) await update(userId);
  expect(await recorded(ids[0]!)).toEqual(["contact.updated", "contact.updated"]);
  await update(other.userId);
  await record(userId);
  expect(await recorded(other.ids[0]!)).toEqual(["contact.updated"]);
  expect(await recorded(ids[1]!)).toEqual([
    ...["contact.updated", "contact.updated", "contact.updated", "contact.withdrawn"],
  ]);
});
