import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCard, aUser } from "./builders.ts";
import { visitor } from "./client.ts";
import { ADMIN, type Host, startHost } from "./host.ts";

let folder: string;
let hosts: Host[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "meishi-"));
  // Each believes that it has siblings, as hosts on PostgreSQL do.
  const environment = {
    DATABASE_URL: `file:${join(folder, "cards.db")}`,
    WEB_CONCURRENCY: "2",
    SESSION_SECRET: "a secret that both know",
  };
  hosts = [await startHost(environment), await startHost(environment)];
});
afterAll(async () => {
  for (const host of hosts) await host.stop();
  rmSync(folder, { recursive: true, force: true });
});

const either = (i: number) => visitor(hosts[i % 2]!);

test("wrong passwords count on all hosts together: ten, wherever they are tried", async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 12; i++) {
    statuses.push((await either(i)("POST", "/api/login", { username: ADMIN.username, password: "wrong" })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
});

test("so do messages of the contact form, and nothing stored says whose", async () => {
  const { database } = hosts[0]!;
  const card = await aCard(database, await aUser(database));
  const send = (i: number) =>
    either(i)("POST", `/api/card/${card.slug}/submissions`, {
      formData: { name: "Ada", email: "ada@example.com", message: "Hello" },
      consent: true,
    });
  const statuses: number[] = [];
  for (let i = 0; i < 11; i++) statuses.push((await send(i)).status);
  expect(statuses).toEqual([...Array(10).fill(201), 429]);
  const keys = (await database.db.select().from(database.tables.rateCounts)).map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) expect(key).toMatch(/^\w+ [\w-]{22}$/);
});

test("frequent requests agree a second later", async () => {
  const { database } = hosts[0]!;
  const card = await aCard(database, await aUser(database));
  let accepted = 0;
  const view = async (i: number) => {
    const { status } = await either(i)("POST", "/api/card-views", { cardId: card.id });
    if (status === 201) accepted++;
    return status;
  };
  // Four processes with 1,200 each.
  for (let isOver = false; accepted < 3_600 && !isOver;) {
    isOver = (await Promise.all(Array.from({ length: 100 }, (_, i) => view(i)))).includes(429);
  }
  expect(accepted).toBeLessThan(3_600);
  expect(accepted).toBeGreaterThanOrEqual(1_200);
});
