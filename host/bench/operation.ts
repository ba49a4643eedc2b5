import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { copyDatabase, countRows } from "../../db/copy.ts";
import { deleteOldEvents } from "../app/events/retention.server.ts";
import { rebuildRollups, repairRollups } from "../app/events/rebuild.server.ts";
import { type Amount, DAYS, fillCards, type Measured, onPostgres, onSqlite, compact, viewsOf } from "./measured.ts";

/** Sizes, so that a run can be made short: BENCH_CARDS=5000 BENCH_EVENTS=50000 npm run bench operation */
const AMOUNT: Amount = {
  cards: Number(process.env.BENCH_CARDS ?? 100_000),
  events: Number(process.env.BENCH_EVENTS ?? 700_000),
};

/**
 * Ageing, rebuild and copies of many cards that few people visit, on SQLite and, with TEST_POSTGRES_URL, on PostgreSQL;
 * speeds against a bare copy of the same rows.
 */
export async function benchOperation(): Promise<string[]> {
  const lines = [
    `${AMOUNT.cards.toLocaleString("en")} cards, ${AMOUNT.events.toLocaleString("en")} views over ${DAYS} days`,
  ];
  const server = process.env.TEST_POSTGRES_URL;
  const folder = mkdtempSync(join(tmpdir(), "meishi-bench-"));
  try {
    const file = await onSqlite(folder);
    let bare = 0;
    const copyBare = async () => {
      bare = AMOUNT.events / (await seconds(() => bareCopy(join(folder, "cards.db"), join(folder, "bare.db"))));
      return bare;
    };
    lines.push(...(await measure(file, copyBare)));
    if (!server) return [...lines, "PostgreSQL: set TEST_POSTGRES_URL to a server to measure it"];
    return [...lines, ...(await measure(await onPostgres(server, folder), () => bare))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Speeds are compared with what disk and driver allow: the same rows into a bare table of SQLite. */
async function measure(measured: Measured, bareSpeed: () => number | Promise<number>): Promise<string[]> {
  const { name, database, size, ask } = measured;
  try {
    await fillCards(measured, AMOUNT);
    const empty = await size();
    await ask(viewsOf(measured, AMOUNT));
    const rawOnly = await size();
    const bare = await bareSpeed();
    const unpacked = await timed(measured, () => rebuildRollups(database));
    const upgrade = await seconds(() => compact(database));
    const idle = await seconds(async () => {
      await compact(database);
      await deleteOldEvents(database, 365);
    });
    const rebuild = await timed(measured, () => rebuildRollups(database));
    const repair = await seconds(() => repairRollups(database));
    const aged = await size();
    const rows = Object.values(await countRows(database)).reduce((all, n) => all + n, 0);
    const backup = rows / (await seconds(measured.backup));
    const restore = await timed(measured, measured.restore);
    const copy = await timed(measured, () => copyDatabase(database, measured.other));
    const speed = (what: string, perSecond: number) =>
      `${name}, ${what}: ${perS(perSecond)} (aim 50,000), ${(perSecond / bare).toFixed(2)} of a bare copy`;
    const fast = (what: string, n: number, { seconds, processor }: Times) =>
      `${speed(what, n / seconds)}; processor ${((processor / n) * 1e6).toFixed(1)} µs each`;
    const bytes = (n: number) => `${(n / AMOUNT.events).toFixed(0)}`;
    return [
      `${name}, a bare copy: ${perS(bare)}`,
      `${name}, an event in the long run: ${bytes(aged - empty)} bytes (aim 400), its raw row ${bytes(rawOnly - empty)}`,
      `${name}, the first tidy after an upgrade: ${upgrade.toFixed(1)} s; with nothing to do: ${(idle * 1000).toFixed(0)} ms (aim < 1,000); repair: ${repair.toFixed(1)} s`,
      fast("rebuild, events", AMOUNT.events, rebuild),
      fast("rebuild in the week after an upgrade, when nothing is packed, events", AMOUNT.events, unpacked),
      speed("backup, rows", backup),
      fast("restore with checksums, rows", rows, restore),
      fast("copy with checksums, rows", rows, copy),
    ];
  } finally {
    await measured.close();
  }
}

const perS = (n: number) => `${Math.round(n).toLocaleString("en")} a second`;

interface Times {
  seconds: number;
  processor: number;
}

/** How long something takes, and how much of the processor, ours and the database server's: a busy machine alike. */
async function timed({ serverCpu }: Measured, work: () => unknown): Promise<Times> {
  const own = process.cpuUsage();
  const server = await serverCpu();
  const elapsed = await seconds(work);
  const { user, system } = process.cpuUsage(own);
  return { seconds: elapsed, processor: (user + system) / 1e6 + (await serverCpu()) - server };
}

async function seconds(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** Row by row, in one transaction. */
function bareCopy(source: string, file: string): void {
  const client = new Sqlite(source, { readonly: true });
  const to = new Sqlite(file);
  to.pragma("foreign_keys = OFF");
  to.exec(client.prepare("select sql from sqlite_master where name = 'card_views'").pluck().get() as string);
  const columns = client.pragma("table_info(card_views)") as unknown[];
  const insert = to.prepare(`insert into card_views values (${columns.map(() => "?").join(", ")})`);
  to.exec("begin");
  for (const row of client.prepare("select * from card_views").raw().iterate()) insert.run(row as unknown[]);
  to.exec("commit");
  to.close();
  client.close();
}
