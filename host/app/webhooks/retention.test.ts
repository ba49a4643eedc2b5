import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { userNamed } from "../../../db/tests/databases.ts";
import { DAY_MS } from "../config/durations.ts";
import { db, tables, transaction } from "../database.server.ts";
import { deleteOldDeliveries } from "./deliveries.server.ts";
import { removeWebhooks } from "../auth/credentials.server.ts";

const { users, webhookDeliveries, webhooks } = tables;
const going = new AbortController().signal;

async function aWebhook(name: string): Promise<number> {
  const [user] = await transaction((tx) => tx.insert(users).values(userNamed(name)).returning());
  const values = { userId: user!.id, url: "https://example.com/", events: ["card.saved"], sealedSecret: "" };
  const [webhook] = await transaction((tx) => tx.insert(webhooks).values(values).returning());
  return webhook!.id;
}

const aDelivery = (webhookId: number, messageId: string, days = 0) => ({
  ...{ webhookId, messageId, event: "card.saved", body: "{}" },
  createdAt: new Date(Date.now() - days * DAY_MS),
});

const messagesOf = async (webhookId: number) =>
  (await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, webhookId))).map(
    ({ messageId }) => messageId,
  );

const ownersOf = async (ids: number[]) =>
  (await db.select().from(webhooks).where(inArray(webhooks.id, ids)).orderBy(webhooks.id)).map(({ userId }) => userId);

test("deliveries go after 30 days, whatever became of them", async () => {
  const id = await aWebhook("aged");
  const rows = [aDelivery(id, "old", 31), { ...aDelivery(id, "pending", 31) }, aDelivery(id, "new", 29)];
  await transaction((tx) => tx.insert(webhookDeliveries).values(rows));
  await deleteOldDeliveries(going);
  expect(await messagesOf(id)).toEqual(["new"]);
});

test("of one webhook the newest 10,000 stay, and those of others", async () => {
  const [full, other] = [await aWebhook("full"), await aWebhook("other")];
  const rows = Array.from({ length: 10_002 }, (_, n) => aDelivery(full, `${n}`));
  for (let from = 0; from < rows.length; from += 1_000)
    await transaction((tx) => tx.insert(webhookDeliveries).values(rows.slice(from, from + 1_000)));
  await transaction((tx) => tx.insert(webhookDeliveries).values(aDelivery(other, "other")));
  await deleteOldDeliveries(going);
  const left = await messagesOf(full);
  expect([left.length, left.includes("1"), left.includes("2")]).toEqual([10_000, false, true]);
  expect(await messagesOf(other)).toEqual(["other"]);
});

test("a removed webhook is nobody's at once, and goes with its deliveries later", async () => {
  const [removed, other] = [await aWebhook("removed"), await aWebhook("remaining")];
  await transaction((tx) => tx.insert(webhookDeliveries).values([aDelivery(removed, "a"), aDelivery(other, "b")]));
  await transaction((tx) => removeWebhooks(tx, eq(webhooks.id, removed)));
  expect(await ownersOf([removed, other])).toEqual([null, expect.any(Number)]);
  expect(await messagesOf(removed)).toEqual(["a"]);
  await deleteOldDeliveries(going);
  expect([await ownersOf([removed, other]), await messagesOf(removed), await messagesOf(other)]).toEqual([
    [expect.any(Number)],
    [],
    ["b"],
  ]);
});
