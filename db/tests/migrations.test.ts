import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import Sqlite from "better-sqlite3";
import { getTableColumns, getTableName } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { migratePostgres, type Rows } from "../drivers/postgres-migrate.ts";
import { openSqlite } from "../drivers/sqlite.ts";
import { type Database, open } from "../index.ts";
import { readMigrations } from "../migrations.ts";
import { addCard, describePostgres, newPostgres } from "./databases.ts";

const here = (path: string) => new URL(path, import.meta.url).pathname;
/** Earlier releases by their last migration; 0003 is 1.0.0. Their rows, one in most tables, are in `releases/`. */
const RELEASES = ["0000", "0003"];

/** How releases have recorded their migrations: as old databases hold it, so not taken from today's code. */
const RECORDED = {
  sqlite: "CREATE TABLE __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric);",
  postgres:
    "CREATE SCHEMA drizzle; CREATE TABLE drizzle.__drizzle_migrations " +
    "(id serial PRIMARY KEY, hash text NOT NULL, created_at bigint);",
};

/** A database as an earlier release left it. Its migrations have not changed since: see `RELEASED`. */
function dumpOf(release: string, dialect: "sqlite" | "postgres"): string {
  const applied = readMigrations(here(`../migrations/${dialect}`)).filter(({ tag }) => tag.slice(0, 4) <= release);
  const log = dialect === "sqlite" ? "__drizzle_migrations" : "drizzle.__drizzle_migrations";
  const rows = readFileSync(here(`releases/${release}.sql`), "utf8");
  return [
    RECORDED[dialect],
    ...applied.flatMap(({ statements }) => statements.map((statement) => statement.trim().replace(/;?$/, ";"))),
    ...applied.map(({ hash, when }) => `INSERT INTO ${log} (hash, created_at) VALUES ('${hash}', ${when});`),
    dialect === "sqlite"
      ? rows
      : rows
          .replaceAll(") VALUES (", ") OVERRIDING SYSTEM VALUE VALUES (")
          .replaceAll(/\b\d{13}\b/g, (ms) => `to_timestamp(${ms} / 1000)`),
  ].join("\n");
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "cards-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** What an earlier release has stored is there, and the new one works with it. */
async function check(database: Database, release: string): Promise<void> {
  onTestFinished(() => database.close());
  const newest = readMigrations(here("../migrations/sqlite")).at(-1)!.tag.slice(0, 4);
  expect(await database.migrate()).toEqual({ from: release, to: newest });
  expect(await database.migrate()).toBeUndefined();
  const { db, tables } = database;
  const [user] = await db.select().from(tables.users);
  const [card] = await db.select().from(tables.businessCards);
  const [view] = await db.select().from(tables.cardViews);
  const [mail] = await db.select().from(tables.mailOutbox);
  expect([user!.username, card!.slug, view!.seconds, mail!.subject]).toEqual(["Ada", "ada", 12, "Hello"]);
  expect(card).toMatchObject({ socialLinks: [["linkedin", "https://example.com/ada"]], isPaused: false });
  expect(view!.timestamp).toEqual(new Date(1_790_000_000_000));
  expect((await db.select().from(tables.eventRollups)).map(({ n }) => n)).toContain(1);
  await database.transaction((tx) => tx.delete(tables.users));
  expect(await db.select().from(tables.cardViews)).toEqual([]);
  await addCard(database);
}

describe.each(RELEASES)("a database of release %s", (release) => {
  test("on SQLite", async () => {
    const file = join(newFolder(), "cards.db");
    const old = new Sqlite(file);
    old.pragma("foreign_keys = OFF"); // its tables come in no particular order
    old.exec(dumpOf(release, "sqlite")).close();
    await check(await open(`file:${file}`), release);
  });

  // Two starts of PGlite from files, which can be slow where others work too.
  test("on PGlite", { timeout: 90_000 }, async () => {
    const folder = newFolder();
    const old = await PGlite.create(folder);
    await old.exec(dumpOf(release, "postgres"));
    await old.close();
    await check(await open(`pglite:${folder}`), release);
  });

  describePostgres("on a server", () => {
    test("of PostgreSQL", async () => {
      const url = await newPostgres(onTestFinished);
      const client = new pg.Client(url);
      await client.connect();
      await client.query(dumpOf(release, "postgres"));
      await client.end();
      await check(await open(url), release);
    });
  });
});

describePostgres("a release that goes on reading on PostgreSQL", () => {
  test("is not stopped by the migrations of the next one", async () => {
    const url = await newPostgres(onTestFinished);
    const old = new pg.Client(url);
    await old.connect();
    onTestFinished(() => old.end());
    await old.query(dumpOf("0003", "postgres"));
    const database = await open(url);
    onTestFinished(() => database.close());
    await old.query("begin; select from public.users");
    const migrated = database.migrate();
    await old.query("select pg_sleep(0.2)");
    // A deadlock, if the migration kept what it has while it waits for the rest.
    await old.query("select from public.business_cards; select pg_sleep(1.5)");
    await old.query("select from public.card_views; commit");
    await migrated;
    expect(await database.db.select().from(database.tables.peopleTotals)).toEqual([]);
  });
});

/** A copy of the migrations with two more, of which the second fails. */
function withAFailingOne(dialect: "sqlite" | "postgres"): string {
  const folder = newFolder();
  cpSync(here(`../migrations/${dialect}`), folder, { recursive: true });
  const journal = JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8"));
  for (const tag of ["9998_add_a_table", "9999_break_it"])
    journal.entries.push({ ...journal.entries.at(-1), tag, when: journal.entries.at(-1).when + 1 });
  writeFileSync(join(folder, "meta/_journal.json"), JSON.stringify(journal));
  writeFileSync(join(folder, "9998_add_a_table.sql"), "CREATE TABLE added (id integer);");
  writeFileSync(join(folder, "9999_break_it.sql"), "ALTER TABLE users ADD username text;");
  return folder;
}

const FAILED = /^migration 9999_break_it failed \(\w+: .*username.*\)\. Nothing was changed\.$/;

test("a migration that fails on SQLite is named with its cause, and changes nothing", async () => {
  const file = join(newFolder(), "cards.db");
  await (await open(`file:${file}`)).migrate();
  const client = new Sqlite(file);
  onTestFinished(() => void client.close());
  const schema = () => client.prepare("select sql from sqlite_master order by name").all();
  const before = schema();
  const database = openSqlite(file, { migrationsFolder: withAFailingOne("sqlite") });
  onTestFinished(() => database.close());
  await expect(database.migrate()).rejects.toThrow(FAILED);
  expect(schema()).toEqual(before);
});

test("a migration that fails on PostgreSQL is named with its cause, and changes nothing", async () => {
  const client = await PGlite.create();
  onTestFinished(() => client.close());
  const ask = async (text: string) => (await client.query(text, [], { rowMode: "array" })).rows as Rows;
  await migratePostgres(ask, here("../migrations/postgres"));
  await expect(migratePostgres(ask, withAFailingOne("postgres"))).rejects.toThrow(FAILED);
  expect(await ask("select to_regclass('added')")).toEqual([[null]]);
  expect(await ask("select count(*)::int from drizzle.__drizzle_migrations")).toEqual([
    [readdirSync(here("../migrations/postgres")).filter((name) => name.endsWith(".sql")).length],
  ]);
});

test.each(["sqlite", "postgres"])("every column has its migration on %s", async (dialect) => {
  const { tables, close } = await open("memory:");
  onTestFinished(close);
  const meta = here(`../migrations/${dialect}/meta`);
  const snapshots = readdirSync(meta).filter((name) => name.includes("snapshot"));
  expect(snapshots, "drizzle-kit needs the newest alone").toHaveLength(1);
  const snapshot = JSON.parse(readFileSync(join(meta, snapshots[0]!), "utf8")) as {
    tables: Record<string, { name: string; columns: Record<string, unknown> }>;
  };
  const migrated = Object.values(snapshot.tables).flatMap((table) =>
    Object.keys(table.columns).map((column) => `${table.name}.${column}`),
  );
  const defined = Object.values(tables).flatMap((table) =>
    Object.values(getTableColumns(table)).map((column) => `${getTableName(table)}.${toSnakeCase(column.name)}`),
  );
  expect(migrated.sort(), "run npm run db:generate -- --name what_changes").toEqual(defined.sort());
});

/** SHA-256 of released migrations, which never change: databases out there have been made by them. */
const RELEASED = JSON.parse(readFileSync(here("releases/migrations.json"), "utf8")) as Record<string, string>;

test.each(Object.entries(RELEASED))("%s is as it was released", (name, sha256) => {
  const text = readFileSync(here(`../migrations/${name}.sql`));
  expect(createHash("sha256").update(text).digest("hex")).toBe(sha256);
});
