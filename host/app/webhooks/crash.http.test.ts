import { rmSync } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { open } from "../../../db/index.ts";
import { aUser } from "../../tests/builders.ts";
import { signedIn } from "../../tests/client.ts";
import { startHost } from "../../tests/host.ts";
import { startReceiver } from "../../tests/webhook-receiver.ts";

const ALLOWED = { OUTGOING_ALLOW: "127.0.0.1", RATE_LIMITS: "off" };

test("each event arrives at least once, whenever the server is killed, and none of what was not stored", async () => {
  const receiver = await startReceiver();
  onTestFinished(receiver.stop);
  const first = await startHost(ALLOWED);
  onTestFinished(() => rmSync(first.dataDir, { recursive: true, force: true }));
  const owner = await aUser(first.database, { accessLevel: 3 });
  const call = await signedIn(first, owner);
  await call("POST", "/api/webhooks", { url: receiver.url, events: ["contact.created"] });
  // While sending: the receiver has what it never confirms, and the rest waits behind that.
  receiver.answer("hang");
  const stored: string[] = [];
  for (let n = 0; n < 20; n++) {
    const answer = await call("POST", "/api/contacts", { name: `Person ${n}` });
    if (answer.status === 201) stored.push(`Person ${n}`);
  }
  await receiver.until(2);
  // Between commit and sending: nobody has looked for this one yet.
  const { status } = await call("POST", "/api/contacts", { name: "The last one" });
  expect(status).toBe(201);
  first.process.kill("SIGKILL");
  await once(first.process, "exit");
  await first.database.close();
  expect(receiver.received.length).toBe(2);

  receiver.answer(200);
  // The leases of the dead process have ended.
  const between = await open(`file:${join(first.dataDir, "cards.db")}`);
  const { webhookDeliveries } = between.tables;
  await between.transaction((tx) => tx.update(webhookDeliveries).set({ nextAttemptAt: new Date() }));
  await between.close();
  const second = await startHost({ ...ALLOWED, DATA_DIR: first.dataDir });
  onTestFinished(second.stop);
  const names = () => [...new Set(receiver.received.map(({ data }) => data.name as string))].sort();
  await expect.poll(names, { timeout: 40_000, interval: 100 }).toEqual([...stored, "The last one"].sort());
  const idsOf = (name: string) => receiver.received.filter(({ data }) => data.name === name);
  for (const name of names()) expect(new Set(idsOf(name).map(({ headers }) => headers["webhook-id"])).size).toBe(1);
}, 60_000);
