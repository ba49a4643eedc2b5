import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { getRow } from "#db/index.ts";
import { userNamed } from "../../../db/tests/databases.ts";
import { db, tables, transaction } from "../database.server.ts";
import { recordEvents } from "./record-events.server.ts";
import { startWebhookSending } from "./sender.server.ts";
import { newSecret } from "./signature.server.ts";
import { createSecretCipher } from "../config/secret-cipher.server.ts";

const { users, webhooks, webhookDeliveries } = tables;
let stop: () => Promise<void>;
let userId: number;
let webhookId: number;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  ({ userId, id: webhookId } = await transaction(function* (tx) {
    const user = yield* getRow(
      tx
        .insert(users)
        .values({ ...userNamed("sender"), accessLevel: 3 })
        .returning(),
    );
    const sealedSecret = createSecretCipher("webhook secrets").encrypt(user.id, newSecret());
    // Forbidden, so that each attempt fails at once, without a network.
    const values = { userId: user.id, url: "https://10.0.0.1/", events: ["card.saved"], sealedSecret };
    const webhook = yield* getRow(tx.insert(webhooks).values(values).returning());
    return { userId: user.id, id: webhook.id };
  }));
  stop = startWebhookSending();
});
afterAll(async () => {
  await stop();
  vi.useRealTimers();
  await transaction((tx) => tx.delete(users).where(eq(users.id, userId)));
});

const deliveries = () => db.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, webhookId));
const saveCard = () => ({ userId, event: "card.saved" as const, data: {} });

/** Lets the clock go on and what it starts come to its end. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}

test("what a transaction wrote is not sent if it is rolled back", async () => {
  const undone = transaction(function* (tx) {
    yield* recordEvents(tx, tables, [saveCard()]);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await pass(10_000);
  expect(await deliveries()).toEqual([]);
});

test("a retry is sent when it is due, between two polls as well", async () => {
  await pass(1_234);
  await transaction((tx) => recordEvents(tx, tables, [saveCard()]));
  await pass(100);
  const [first] = await deliveries();
  expect(first).toMatchObject({ attempts: 1, status: "pending", failure: "no_public_address" });
  const wait = first!.nextAttemptAt!.getTime() - Date.now();
  expect(wait).toBeLessThanOrEqual(5_000);
  await pass(wait - 10);
  expect(await deliveries()).toMatchObject([{ attempts: 1 }]);
  await pass(20);
  expect(await deliveries()).toMatchObject([{ attempts: 2 }]);
});
