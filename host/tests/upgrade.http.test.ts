import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { newPostgres } from "../../db/tests/databases.ts";
import { aCard, aUser, unique } from "./builders.ts";
import { signedIn, visitor } from "./client.ts";
import { type Host, startHost } from "./host.ts";

// Hosts are brought to a new version one by one. A release only adds, so this is what the old one meets meanwhile.
const NEWER_VERSION = (migrations: string, key: string) => [
  "alter table users add column nickname text",
  "alter table business_cards add column motto text not null default ''",
  "alter table card_views add column campaign text",
  `create table novelties (id ${key}, name text not null)`,
  `insert into ${migrations} (hash, created_at) values ('newer', ${Date.now() + 1_000})`,
];

function upgradeSqlite(url: string): void {
  const client = new Sqlite(url.replace(/^file:/, ""));
  for (const statement of NEWER_VERSION("__drizzle_migrations", "integer primary key")) client.prepare(statement).run();
  client.close();
}

async function upgradePostgres(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  for (const statement of NEWER_VERSION(
    "drizzle.__drizzle_migrations",
    "integer generated always as identity primary key",
  ))
    await client.query(statement);
  await client.end();
}

async function worksAsBefore(host: Host): Promise<void> {
  const user = await aUser(host.database, { accessLevel: 3 });
  const card = await aCard(host.database, user);
  const call = await signedIn(host, user);
  const anyone = visitor(host);
  const name = unique("late");
  const statuses = [
    await anyone("GET", "/readyz"),
    await anyone("GET", `/view/${card.slug}`),
    await anyone("POST", "/api/card-views", { cardId: card.id }),
    await anyone("POST", "/api/register", { username: name, password: "abcdef", email: `${name}@example.com` }),
    await anyone("POST", "/api/salesbot/1/chat", { message: "What do you offer?" }),
    await call("PUT", `/api/business-cards/${card.id}`, { title: "Saved" }),
    await call("POST", "/api/business-cards", {}),
    await call("GET", `/api/analytics/${card.id}`),
  ].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 201, 201, 200, 200, 201, 200]);
}

const SERVERS: [name: string, url: () => string | Promise<string>, upgrade: (url: string) => void | Promise<void>][] = [
  ["SQLite", () => `file:${join(temporaryFolder(), "cards.db")}`, upgradeSqlite],
  ["PostgreSQL", () => newPostgres(onTestFinished), upgradePostgres],
];

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "meishi-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe.each(SERVERS)("on %s", (name, newUrl, upgrade) => {
  test.skipIf(name === "PostgreSQL" && !process.env.TEST_POSTGRES_URL)(
    "a version goes on, and starts again, while a newer one has changed the tables",
    async () => {
      const url = await newUrl();
      const running = await startHost({ DATABASE_URL: url });
      onTestFinished(() => running.stop());
      await worksAsBefore(running); // its statements are prepared for the old tables
      await upgrade(url);
      await worksAsBefore(running);

      const restarted = await startHost({ DATABASE_URL: url });
      onTestFinished(() => restarted.stop());
      await worksAsBefore(restarted);
    },
  );
});
