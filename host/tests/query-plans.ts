import type { Database as SqliteClient, Statement } from "better-sqlite3";
import { afterAll, beforeAll } from "vitest";
import { watchSqlite } from "#db/query-observer.ts";
import { database } from "../app/database.server.ts";
import { deleteExpired } from "../app/salesbot/retention.server.ts";

const { $client: client } = database.db as unknown as { $client: SqliteClient };
const { prepare } = client;
let executed: string[] = [];

// Once for all suites of a worker: a second observer would count the driver's cached statements twice.
watchSqlite(client, { query: (text) => void executed.push(text), poolWait: () => {} });
const prepareWatched = client.prepare;
client.prepare = prepare;

/** Lets a suite watch the queries of the SQLite database. */
export function watchQueries(): void {
  beforeAll(async () => {
    await deleteExpired(); // housekeeping over all cards, once an hour: not what a page waits for
    client.prepare = prepareWatched;
  });
  afterAll(() => {
    client.prepare = prepare;
  });
}

/** The queries that some work asks, one after the other. */
export async function queriesOf(work: () => Promise<unknown>): Promise<string[]> {
  executed = [];
  await work();
  return executed.filter((query) => /^select/i.test(query));
}

/** How SQLite goes about a query: each table as searched by an index, or read as a whole. */
export function planOf(query: string): string[] {
  const values = query.match(/\?/g) ?? [];
  const plan = prepare.call(client, `explain query plan ${query}`) as Statement<unknown[], { detail: string }>;
  return plan.all(...values.map(() => 1)).map(({ detail }) => detail);
}
