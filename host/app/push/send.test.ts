import { expect, test, vi } from "vitest";
import { getRow } from "#db/index.ts";
import { userNamed } from "../../../db/tests/databases.ts";
import { aPushBrowser, aPushService } from "../../tests/push-service.ts";
import { tables, transaction } from "../database.server.ts";
import { pushToUsers } from "./send.server.ts";

vi.hoisted(() => (process.env.OUTGOING_ALLOW = "127.0.0.1"));

const { pushSubscriptions, sessions, users } = tables;

/** An account with a device for each of these addresses. */
const anAccount = (name: string, endpoints: string[]) =>
  transaction(function* (tx) {
    const { id: userId } = yield* getRow(tx.insert(users).values(userNamed(name)).returning());
    const now = new Date();
    const session = { tokenHash: name, userId, lastSeenAt: now, expiresAt: new Date(now.getTime() + 60_000) };
    const { id: sessionId } = yield* getRow(tx.insert(sessions).values(session).returning());
    for (const endpoint of endpoints) {
      const { p256dh, auth: authSecret } = aPushBrowser(endpoint).subscription.keys;
      yield* getRow(
        tx.insert(pushSubscriptions).values({ userId, sessionId, endpoint, p256dh, authSecret }).returning(),
      );
    }
    return userId;
  });

test("a device that answers 429 pauses the push service for its own account alone", async () => {
  const service = await aPushService();
  service.answers.set("/busy", (response) => response.writeHead(429, { "retry-after": "600" }).end());
  const mallory = await anAccount("mallory", [`${service.origin}/busy`]);
  const mara = await anAccount("mara", [`${service.origin}/mara`]);
  const push = (...userIds: number[]) => pushToUsers(userIds, () => ({ title: "", body: "", url: "" }));
  push(mallory);
  await expect.poll(() => service.to("/busy")).toHaveLength(1);
  for (let n = 1; n <= 4; n++) {
    push(...(n < 4 ? [mara] : [mallory, mara]));
    await expect.poll(() => service.to("/mara")).toHaveLength(n);
  }
  expect(service.to("/busy")).toHaveLength(1);
});
