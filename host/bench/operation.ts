import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import pg from "pg";
import { copyDatabase, countRows } from "../../db/copy.ts";
import { type Database, open } from "../../db/index.ts";
import { ageEvents, ageQuarters } from "../app/events/ageing.server.ts";
import { packFarDays } from "../app/events/packing.server.ts";
import { rebuildRollups, repairRollups } from "../app/events/rebuild.server.ts";

/** Sizes, so that a run can be made short: BENCH_CARDS=5000 BENCH_EVENTS=50000 npm run bench operation */
const CARDS = Number(process.env.BENCH_CARDS ?? 100_000);
const EVENTS = Number(process.env.BENCH_EVENTS ?? 700_000);
const DAY_MS = 86_400_000;
/** Events lie in the half-year that ends before the near past. */
const END = Date.now() - 40 * DAY_MS;
const DAYS = 180;

/** A database to fill and measure by its own means. */
interface Measured {
  name: string;
  /** What lets statements give ids themselves. */
  givenIds: string;
  database: Database;
  /** Where a copy of it is put, empty and migrated. */
  other: Database;
  ask: (statement: string) => unknown;
  numbersTo: (n: number) => string;
  randomBelow: (n: number) => string;
  moment: (milliseconds: string) => string;
  /** Bytes of all tables and indexes, without the room that removed rows have left. */
  size: () => number | Promise<number>;
  /** What disk and driver allow: the same rows into a bare table. */
  bareCopy: () => unknown;
  backup: () => unknown;
  close: () => unknown;
}

/**
 * Ageing, rebuild and copies of many cards that few people visit, on SQLite and, with TEST_POSTGRES_URL, on PostgreSQL;
 * speeds against a bare copy of the same rows.
 */
export async function benchOperation(): Promise<string[]> {
  const lines = [`${CARDS.toLocaleString("en")} cards, ${EVENTS.toLocaleString("en")} views over ${DAYS} days`];
  const server = process.env.TEST_POSTGRES_URL;
  const folder = mkdtempSync(join(tmpdir(), "meishi-bench-"));
  try {
    lines.push(...(await measure(await onSqlite(folder))));
    if (!server) return [...lines, "PostgreSQL: set TEST_POSTGRES_URL to a server to measure it"];
    return [...lines, ...(await measure(await onPostgres(server, folder)))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(measured: Measured): Promise<string[]> {
  const { name, database, size, ask } = measured;
  try {
    await fillCards(measured);
    const empty = await size();
    await ask(viewsOf(measured));
    const rawOnly = await size();
    const bare = EVENTS / (await seconds(measured.bareCopy));
    const rebuild = EVENTS / (await seconds(() => rebuildRollups(database)));
    const upgrade = await seconds(() => tidy(database));
    const idle = await seconds(async () => {
      await tidy(database);
      await ageEvents(database, 365);
    });
    const again = EVENTS / (await seconds(() => rebuildRollups(database)));
    const repair = await seconds(() => repairRollups(database));
    const aged = await size();
    const rows = Object.values(await countRows(database)).reduce((all, n) => all + n, 0);
    const backup = rows / (await seconds(measured.backup));
    const restore = rows / (await seconds(() => copyDatabase(database, measured.other)));
    const speed = (what: string, perSecond: number) =>
      `${name}, ${what}: ${perS(perSecond)} (aim 50,000), ${(perSecond / bare).toFixed(2)} of a bare copy`;
    const bytes = (n: number) => `${(n / EVENTS).toFixed(0)}`;
    return [
      `${name}, a bare copy: ${perS(bare)}`,
      `${name}, an event in the long run: ${bytes(aged - empty)} bytes (aim 400), its raw row ${bytes(rawOnly - empty)}`,
      `${name}, the first tidy after an upgrade: ${upgrade.toFixed(1)} s; with nothing to do: ${(idle * 1000).toFixed(0)} ms (aim < 1,000); repair: ${repair.toFixed(1)} s`,
      speed("rebuild, events", rebuild),
      speed("rebuild of packed days, events", again),
      speed("backup, rows", backup),
      speed("restore and copy with checksums, rows", restore),
    ];
  } finally {
    await measured.close();
  }
}

async function tidy(database: Database): Promise<void> {
  await ageQuarters(database);
  await packFarDays(database, { graceDays: 0 });
}

const perS = (n: number) => `${Math.round(n).toLocaleString("en")} a second`;

async function seconds(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

async function onSqlite(folder: string): Promise<Measured> {
  const file = join(folder, "cards.db");
  const [database, other] = [await open(`file:${file}`), await open(`file:${join(folder, "other.db")}`)];
  for (const each of [database, other]) await each.migrate();
  const client = new Sqlite(file);
  return {
    name: "SQLite",
    givenIds: "",
    database,
    other,
    ask: (statement) => client.exec(statement),
    numbersTo: (n) =>
      `(with recursive n(i) as (select 1 union all select i + 1 from n where i < ${n}) select i from n)`,
    randomBelow: (n) => `abs(random()) % ${n}`,
    moment: (milliseconds) => milliseconds,
    size() {
      client.exec("vacuum");
      client.pragma("wal_checkpoint(TRUNCATE)");
      return statSync(file).size;
    },
    bareCopy: () => bareCopy(client, join(folder, "bare.db")),
    backup: () => database.copyInto!(join(folder, "backup.db")),
    async close() {
      client.close();
      await Promise.all([database.close(), other.close()]);
    },
  };
}

async function onPostgres(server: string, folder: string): Promise<Measured> {
  const names = ["measured", "other"].map((name) => `meishi_bench_${name}_${process.pid}`);
  const urls = names.map((name) => Object.assign(new URL(server), { pathname: `/${name}` }).href);
  const maker = new pg.Client(server);
  await maker.connect();
  for (const name of names) await maker.query(`create database ${name}`);
  const [database, other] = [await open(urls[0]!), await open(urls[1]!)];
  for (const each of [database, other]) await each.migrate();
  const client = new pg.Client(urls[0]);
  await client.connect();
  return {
    name: "PostgreSQL",
    givenIds: "overriding system value",
    database,
    other,
    ask: (statement) => client.query(statement),
    numbersTo: (n) => `generate_series(1, ${n}) as n(i)`,
    randomBelow: (n) => `floor(random() * ${n})::bigint`,
    moment: (milliseconds) => `to_timestamp((${milliseconds}) / 1000.0)`,
    async size() {
      await client.query("vacuum (full, analyze)");
      const { rows } = await client.query<{ bytes: string }>(
        "select sum(pg_total_relation_size(oid)) as bytes from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
      );
      return Number(rows[0]!.bytes);
    },
    bareCopy: () => client.query("create table bare as select * from card_views; drop table bare"),
    async backup() {
      const file = await open(`file:${join(folder, "from-postgres.db")}`);
      await file.migrate();
      await copyDatabase(database, file);
      await file.close();
    },
    async close() {
      await Promise.all([client.end(), database.close(), other.close()]);
      for (const name of names) await maker.query(`drop database ${name} with (force)`);
      await maker.end();
    },
  };
}

async function fillCards({ ask, numbersTo, moment, givenIds }: Measured): Promise<void> {
  await ask(
    `insert into users (id, username, username_key, password, email, email_key, access_level, created_at)
    ${givenIds} values (1, 'u', 'u', '', 'u@example.com', 'u@example.com', 1, ${moment("0")})`,
  );
  await ask(
    `insert into business_cards (id, user_id, slug, created_at, updated_at) ${givenIds}
    select i, 1, 'card-' || i, ${moment("0")}, ${moment("0")} from ${numbersTo(CARDS)}`,
  );
}

function viewsOf({ numbersTo, randomBelow, moment }: Measured): string {
  return `insert into card_views
      (card_id, viewer_ip, viewer_location, viewer_device, country, source, referrer, seconds, timestamp)
    select 1 + ${randomBelow(CARDS)}, '192.0.2.0', 'Portugal',
      case i % 3 when 0 then 'Desktop · Windows · Chrome' else 'Mobile · iOS · Safari' end, 'PT',
      case i % 4 when 0 then 'qr' else 'link' end, case i % 3 when 0 then 'example.com' end,
      case i % 2 when 0 then 12 end, ${moment(`${END - DAYS * DAY_MS} + ${randomBelow(DAYS * DAY_MS)}`)}
    from ${numbersTo(EVENTS)}`;
}

/** Row by row, in one transaction. */
function bareCopy(client: Sqlite.Database, file: string): void {
  const to = new Sqlite(file);
  to.pragma("foreign_keys = OFF");
  to.exec(client.prepare("select sql from sqlite_master where name = 'card_views'").pluck().get() as string);
  const columns = client.pragma("table_info(card_views)") as unknown[];
  const insert = to.prepare(`insert into card_views values (${columns.map(() => "?").join(", ")})`);
  to.exec("begin");
  for (const row of client.prepare("select * from card_views").raw().iterate()) insert.run(row as unknown[]);
  to.exec("commit");
  to.close();
}
