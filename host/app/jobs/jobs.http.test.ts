import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startHost } from "../../tests/host.ts";

test("three processes that start at once on an empty database: seeded once, each job done once", async () => {
  const folder = mkdtempSync(join(tmpdir(), "meishi-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const DATABASE_URL = `file:${join(folder, "cards.db")}`;
  const hosts = await Promise.all([1, 2, 3].map(() => startHost({ DATABASE_URL })));
  onTestFinished(async () => {
    for (const host of hosts) await host.stop();
  });
  const {
    db,
    tables: { jobs, users },
  } = hosts[0]!.database;
  const logs = () => hosts.map((host) => host.output()).join("");
  const done = () => [...logs().matchAll(/"message":"job done","job":"([\w.]+)"/g)].map(([, name]) => name).sort();
  // Runs of what repeats within a minute are not logged.
  const storedNames = async () =>
    (await db.select().from(jobs))
      .map(({ name }) => name)
      .filter((name) => !["conversations.remind", "contacts.follow"].includes(name))
      .sort();
  await expect.poll(async () => (await storedNames()).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(5);
  await expect.poll(done, { timeout: 20_000 }).toEqual(await storedNames());
  const output = logs();
  expect(output).not.toMatch(/"level":"(warn|error)"/);
  expect(await db.select().from(users)).toHaveLength(1);
}, 60_000);
