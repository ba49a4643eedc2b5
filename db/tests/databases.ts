import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { describe, test } from "vitest";
import { type BusinessCard, type Database, getRow, type NewUser, open } from "../index.ts";

type OnCleanup = (cleanup: () => void | Promise<void>) => void;

const server = process.env.TEST_POSTGRES_URL;

export const sqlite = on(newSqlite);
export const pglite = on(() => "pglite:");
export const postgres = on(newPostgres);
export const describePostgres = describe.skipIf(!server);

/**
 * Runs a suite on SQLite and on PostgreSQL: the server's, or PGlite where there is none. Its tests receive `database`,
 * which they share: each adds its own rows.
 */
export function onEveryDatabase(suite: (test: typeof sqlite) => void) {
  describe("SQLite", () => suite(sqlite));
  describe.skipIf(server)("PGlite", () => suite(pglite));
  describePostgres("PostgreSQL", () => suite(postgres));
}

function on(newUrl: (onCleanup: OnCleanup) => string | Promise<string>) {
  return test
    .extend("url", { scope: "worker" }, ({}, { onCleanup }) => newUrl(onCleanup))
    .extend("database", { scope: "worker" }, async ({ url }, { onCleanup }) => {
      const database = await open(url);
      onCleanup(() => database.close());
      await database.migrate();
      return database;
    });
}

function newSqlite(onCleanup: OnCleanup): string {
  const folder = mkdtempSync(join(tmpdir(), "cards-"));
  onCleanup(() => rmSync(folder, { recursive: true }));
  return `file:${join(folder, "cards.db")}`;
}

/** The URL of a new, empty database on the test server. */
export async function newPostgres(onCleanup: OnCleanup): Promise<string> {
  const admin = new pg.Client(server);
  await admin.connect();
  const name = `cards_${randomUUID().replaceAll("-", "")}`;
  await admin.query(`create database ${name}`);
  onCleanup(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  return Object.assign(new URL(server!), { pathname: name }).href;
}

/** The columns of a user of this name. */
export const userNamed = (username: string): NewUser => ({
  username,
  usernameKey: username.toLowerCase(),
  password: "hash",
  email: `${username}@example.com`,
  emailKey: `${username.toLowerCase()}@example.com`,
});

/** A new user's id. */
export async function addUser({ transaction, tables: { users } }: Database): Promise<number> {
  const user = await transaction((tx) => getRow(tx.insert(users).values(userNamed(randomUUID())).returning()));
  return user.id;
}

/** A new user's new card. */
export async function addCard(database: Database): Promise<BusinessCard> {
  const {
    transaction,
    tables: { businessCards },
  } = database;
  const userId = await addUser(database);
  return transaction((tx) => getRow(tx.insert(businessCards).values({ userId, slug: randomUUID() }).returning()));
}
