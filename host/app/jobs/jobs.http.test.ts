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
  const { db, tables: { jobs, users } } = hosts[0]!.database;
  await expect.poll(async () => (await db.select().from(jobs)).every(({ lastEndedAt }) => lastEndedAt !== null), { timeout: 20_000 }).toBe(true);
  const names = (await db.select().from(jobs)).map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(5);
  const output = hosts.map((host) => host.output()).join("");
  for (const name of names) expect(output.match(new RegExp(`"message":"job done","job":"${name}"`, "g")), name).toHaveLength(1);
  expect(output).not.toMatch(/"level":"(warn|error)"/);
  expect(await db.select().from(users)).toHaveLength(1);
  expect(output.match(/Administrator: admin/g)).toHaveLength(1);
}, 60_000);
