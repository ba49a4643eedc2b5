import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startHost } from "../../tests/host.ts";

const LINE = "the storage belongs to another database";
const SWEPT = '"message":"job done","job":"uploads.sweep"';

test("a database started on another's uploads deletes none, says so once, and its own sweep moves a stray aside", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "meishi-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const [stray, quarantined] = ["uploads", "quarantine"].map((folder) =>
    join(dataDir, folder, `${"s".repeat(22)}.png`),
  ) as [string, string];
  await (await startHost({ DATA_DIR: dataDir })).stop();
  mkdirSync(join(dataDir, "uploads"), { recursive: true });
  writeFileSync(stray, "a picture");
  const longAgo = new Date(Date.now() - 8 * 86_400_000);
  utimesSync(stray, longAgo, longAgo);

  for (let start = 0; start < 2; start++) {
    const mistyped = await startHost({ DATA_DIR: dataDir, DATABASE_URL: `file:${join(dataDir, "mistyped.db")}` });
    if (start === 0) await expect.poll(() => mistyped.output(), { timeout: 20_000 }).toContain(SWEPT);
    expect(mistyped.output().split(LINE)).toHaveLength(2);
    await mistyped.stop();
    expect([existsSync(stray), existsSync(quarantined)]).toEqual([true, false]);
  }

  const own = await startHost({ DATA_DIR: dataDir });
  onTestFinished(() => own.stop());
  const { jobs } = own.database.tables;
  await own.database.transaction((tx) => tx.update(jobs).set({ nextRunAt: new Date(0) }));
  await expect.poll(() => existsSync(quarantined), { timeout: 25_000 }).toBe(true);
  expect(existsSync(stray)).toBe(false);
}, 60_000);
