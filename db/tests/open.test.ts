import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { openSqlite } from "../drivers/sqlite.ts";
import { open } from "../index.ts";
import { addCard, describePostgres, newPostgres, onEveryDatabase, postgres, sqlite } from "./databases.ts";

onEveryDatabase((test) => {
  test("migrating again changes nothing", async ({ database }) => {
    const card = await addCard(database);
    await database.migrate();
    expect(await database.db.select().from(database.tables.businessCards)).toContainEqual(card);
  });
});

sqlite("SQLite commits survive a power cut, and foreign keys hold", async ({ database: { db } }) => {
  const [pragmas] = await db
    .select({
      journal: sql`journal_mode`,
      synchronous: sql`synchronous`,
      foreignKeys: sql`foreign_keys`,
      wait: sql`timeout`,
    })
    .from(sql`pragma_journal_mode, pragma_synchronous, pragma_foreign_keys, pragma_busy_timeout`);
  expect(pragmas).toEqual({ journal: "wal", synchronous: 2, foreignKeys: 1, wait: 100 });
});

test("a SQLite migration that rebuilds a table keeps the rows that refer to it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "cards-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(new URL("../migrations/sqlite", import.meta.url), folder, { recursive: true });
  const database = openSqlite(":memory:", { migrationsFolder: folder });
  await database.migrate();
  const card = await addCard(database);

  const journal = JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8"));
  journal.entries.push({
    idx: journal.entries.length,
    version: "6",
    when: journal.entries.at(-1).when + 1,
    tag: "0001_rebuild",
    breakpoints: true,
  });
  writeFileSync(join(folder, "meta/_journal.json"), JSON.stringify(journal));
  writeFileSync(
    join(folder, "0001_rebuild.sql"),
    [
      "PRAGMA foreign_keys=OFF;",
      "CREATE TABLE `__new_users` AS SELECT * FROM `users` WHERE 0;",
      "INSERT INTO `__new_users` SELECT * FROM `users`;",
      "DROP TABLE `users`;",
      "ALTER TABLE `__new_users` RENAME TO `users`;",
      "PRAGMA foreign_keys=ON;",
    ].join("--> statement-breakpoint\n"),
  );
  await database.migrate();
  expect(await database.db.select().from(database.tables.businessCards)).toEqual([card]);
});

test("each memory: is a database of its own", async () => {
  const [one, other] = [await open("memory:"), await open("memory:")];
  await one.migrate();
  await other.migrate();
  await addCard(one);
  expect(await other.db.select().from(other.tables.businessCards)).toEqual([]);
});

test("a URL of another kind is refused, and not repeated", async () => {
  await expect(open("mysql://root:secret@localhost")).rejects.toThrow(/^DATABASE_URL must start with [^@]+$/);
});

describePostgres("PostgreSQL server", () => {
  test("processes that start together migrate one at a time", async () => {
    const url = await newPostgres(onTestFinished);
    const processes = await Promise.all([1, 2, 3, 4].map(() => open(url)));
    await Promise.all(processes.map((database) => database.migrate()));
    await Promise.all(processes.map((database) => database.close()));
  });

  postgres("a lost connection fails its own query only", async ({ database: { db, transaction } }) => {
    const one = sql`(select 1) as one`;
    const others = sql`pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    const read = async () => db.select({ n: sql`1` }).from(one);

    await Promise.all([read(), read(), read()]);
    await db.select({ ended: sql`pg_terminate_backend(pid)` }).from(others);
    const ownEnd = { ended: sql`pg_terminate_backend(pg_backend_pid())` };
    await expect(transaction((tx) => tx.select(ownEnd).from(one))).rejects.toThrow();
    await expect.poll(read).toEqual([{ n: 1 }]);
  });
});
