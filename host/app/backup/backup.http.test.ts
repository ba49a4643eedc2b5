import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { count } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { rootFolder } from "../../../db/root.ts";
import { aCard, aUser } from "../../tests/builders.ts";
import { visitor } from "../../tests/client.ts";
import { startHost } from "../../tests/host.ts";
import { runProgram } from "../../tests/run-program.ts";
import { startS3 } from "../../tests/s3-server.ts";

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "meishi-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const lastLine = ({ output }: { output: string }) => output.trim().split("\n").at(-1);

test("a backup made under load restores every confirmed row and file, from folder and SQLite to a bucket, and is kept from harm", async () => {
  const [backups, dataDir] = [newFolder(), newFolder()];
  const host = await startHost({ DATA_DIR: dataDir, RATE_LIMITS: "off" });
  onTestFinished(() => host.stop());
  const card = await aCard(host.database, await aUser(host.database), { name: "Kept" });
  mkdirSync(join(dataDir, "uploads"), { recursive: true });
  writeFileSync(join(dataDir, "uploads/portrait.png"), "a portrait");

  let isWriting = true;
  let confirmed = 0;
  const writing = (async () => {
    while (isWriting)
      if ((await visitor(host)("POST", "/api/card-views", { cardId: card.id })).status === 201) confirmed++;
  })();
  await expect.poll(() => confirmed, { timeout: 15_000 }).toBeGreaterThan(20);
  const before = confirmed;
  const made = await runProgram("backup", [backups], { DATA_DIR: dataDir });
  isWriting = false;
  await writing;
  expect(made).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^0 %\n[^]*\n100 %\nBackup of .* rows and 1 uploads: .* rows a second\)/),
  });
  const [name] = readdirSync(backups);
  const path = join(backups, name!);
  expect(readdirSync(path).sort()).toEqual(
    ["cards.db", "manifest.json", "uploads"]
      .concat(existsSync(join(dataDir, "session-secret")) ? ["session-secret"] : [])
      .sort(),
  );

  for (const force of [[], ["--force"]]) {
    const running = await runProgram("restore", [path, ...force], { DATA_DIR: dataDir });
    expect([running.code, lastLine(running)]).toEqual([
      1,
      "Meishi is running on the database of DATABASE_URL: stop it first. Nothing was changed.",
    ]);
  }
  await host.stop();
  const inUse = await runProgram("restore", [path], { DATA_DIR: dataDir });
  expect([inUse.code, lastLine(inUse)]).toEqual([
    1,
    "DATABASE_URL names a database that is not empty: give --force to replace everything in it",
  ]);

  const s3 = await startS3();
  onTestFinished(() => s3.stop());
  const environment = { DATA_DIR: newFolder(), STORAGE_URL: s3.url };
  const restored = await runProgram("restore", [path], environment);
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining("Restored as of") });
  const other = await startHost(environment);
  onTestFinished(() => other.stop());
  expect((await visitor(other)("GET", `/api/card/${card.slug}`)).json()).toMatchObject({ name: "Kept" });
  expect(await (await fetch(`${other.url}/uploads/portrait.png`)).text()).toBe("a portrait");
  const { db, tables } = other.database;
  const views = (await db.select().from(tables.cardViews)).length;
  expect(views).toBeGreaterThanOrEqual(before);
  const totals = (await db.select().from(tables.eventRollups)).filter(
    ({ minutes, dimension, kind }) => minutes === 1440 && kind === "view" && ["total", "filtered"].includes(dimension),
  );
  // One moment: rollups and raw events of the copy belong together.
  expect(totals.reduce((sum, { n }) => sum + n, 0)).toBe(views);

  appendFileSync(join(path, "uploads/portrait.png"), "!");
  const damaged = await runProgram("restore", [path], { DATA_DIR: newFolder() });
  expect([damaged.code, lastLine(damaged)]).toEqual([
    1,
    "The backup is damaged: uploads/portrait.png. Nothing was changed.",
  ]);
  rmSync(join(path, "uploads/portrait.png"));
  expect((await runProgram("restore", [path, "--force"], { DATA_DIR: dataDir })).output).toContain(
    "The backup is not whole: uploads/portrait.png",
  );
}, 90_000);

test("the service's own file gives the settings, what is written is for its owner only, and a service can go on with it", async () => {
  const dataDir = newFolder();
  const host = await startHost({ DATA_DIR: dataDir });
  await host.stop();
  const settings = join(dataDir, "meishi.env");
  writeFileSync(settings, `DATA_DIR=${dataDir}\nBACKUP_DIR="${join(dataDir, "kept")}"\n`);
  const option = `--env-file=${settings}`;
  expect(await runProgram("backup", [option], {})).toMatchObject({ code: 0 });
  const path = join(dataDir, "kept", readdirSync(join(dataDir, "kept"))[0]!);
  rmSync(join(dataDir, "cards.db"));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(dataDir, 65_534, 65_534);
  expect(await runProgram("restore", [path, option], {})).toMatchObject({
    code: 0,
    output: expect.stringContaining("Counts and checksums agree."),
  });
  const { mode, uid } = statSync(join(dataDir, "cards.db"));
  expect([mode & 0o777, isRoot ? uid : 65_534]).toEqual([0o600, 65_534]);
  const missing = await runProgram("backup", ["--env-file=/nowhere.env"], {});
  expect([missing.code > 0, missing.output.trim().split("\n").length]).toEqual([true, 1]);
  expect(missing.output).toContain("/nowhere.env"); // Node 20 itself looks for the file, wherever the option stands
});

test("a restore that is killed half-way leaves the database as it was", async () => {
  const dataDir = newFolder();
  const host = await startHost({ DATA_DIR: dataDir });
  const card = await aCard(host.database, await aUser(host.database), { name: "Before" });
  const client = new Sqlite(join(dataDir, "cards.db"));
  client
    .prepare(
      `insert into card_views (card_id, timestamp)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 160000) select ?, i from n`,
    )
    .run(card.id);
  client.close();
  const backups = newFolder();
  expect((await runProgram("backup", [backups], { DATA_DIR: dataDir })).code).toBe(0);
  await aCard(host.database, await aUser(host.database), { slug: "made-since" });
  await host.stop();
  const child = spawn(
    process.execPath,
    [join(rootFolder, "host/build/restore.js"), join(backups, readdirSync(backups)[0]!), "--force"],
    { env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: dataDir } },
  );
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await expect.poll(() => output, { interval: 2, timeout: 15_000 }).toContain("rows …");
  const exited = once(child, "exit");
  child.kill("SIGKILL");
  expect((await exited)[1]).toBe("SIGKILL");
  const again = await startHost({ DATA_DIR: dataDir });
  onTestFinished(() => again.stop());
  expect((await visitor(again)("GET", "/api/card/made-since")).status).toBe(200);
  expect((await again.database.db.select({ n: count() }).from(again.database.tables.cardViews))[0]!.n).toBe(160_000);
}, 60_000);

test("db:copy refuses a source that is not there or is the target, and copies into a new database", async () => {
  const dataDir = newFolder();
  const host = await startHost({ DATA_DIR: dataDir });
  await host.stop();
  const [source, target] = [join(dataDir, "cards.db"), join(dataDir, "other.db")];
  const copy = (...args: string[]) => runProgram("copy-database", args, { DATA_DIR: dataDir });
  expect((await copy(`file:${source}x`, `file:${target}`)).output.trim()).toBe(`There is no database at ${source}x`);
  expect((await copy(`file:${source}`, `file:${dataDir}/./cards.db`)).output.trim()).toBe(
    "The source and the target are the same database",
  );
  writeFileSync(join(dataDir, "empty.db"), "");
  expect((await copy(`file:${join(dataDir, "empty.db")}`, `file:${target}`)).output.trim()).toBe(
    "The source holds no Meishi database",
  );
  expect(existsSync(target)).toBe(false);
  expect(await copy(`file:${target}`)).toMatchObject({ code: 0, output: expect.stringContaining("checksums") });
  expect((await copy(`file:${source}`, `file:${target}`)).output.trim()).toBe(
    "The target is in use: give --force to replace everything in it",
  );
});

test("backups that begin in the same second get folders of their own", async () => {
  const [backups, dataDir] = [newFolder(), newFolder()];
  const host = await startHost({ DATA_DIR: dataDir });
  await host.stop();
  const made = await Promise.all([1, 2, 3].map(() => runProgram("backup", [backups], { DATA_DIR: dataDir })));
  expect(made.map(({ code }) => code)).toEqual([0, 0, 0]);
  const names = readdirSync(backups);
  expect(names.filter((name) => existsSync(join(backups, name, "manifest.json")))).toHaveLength(3);
  expect(names).toHaveLength(3);
});

test("BACKUP_HOURS makes them by itself and keeps BACKUP_KEEP, and all that were made by hand", async () => {
  const backups = newFolder();
  for (const day of ["01", "02"]) mkdirSync(join(backups, `2026-01-${day}T00-00-00Z`));
  mkdirSync(join(backups, "2026-01-01T00-00-00Z-by-hand"));
  const host = await startHost({ BACKUP_HOURS: "24", BACKUP_DIR: backups, BACKUP_KEEP: "2" });
  onTestFinished(() => host.stop());
  await expect.poll(() => host.output(), { timeout: 20_000 }).toContain('"message":"job done","job":"backup"');
  const remaining = readdirSync(backups).sort();
  expect(remaining.slice(0, 2)).toEqual(["2026-01-01T00-00-00Z-by-hand", "2026-01-02T00-00-00Z"]);
  expect(remaining).toHaveLength(3);
  expect(JSON.parse(readFileSync(join(backups, remaining[2]!, "manifest.json"), "utf8"))).toMatchObject({
    rows: { users: 1, businessCards: 1 },
  });
});
