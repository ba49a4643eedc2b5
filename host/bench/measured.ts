import { statSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import pg from "pg";
import { copyDatabase } from "../../db/copy.ts";
import { type Database, open } from "../../db/index.ts";
import { deleteOldQuarters } from "../app/events/retention.server.ts";
import { compactOldDays } from "../app/events/compaction.server.ts";
import { cpuSeconds } from "./cpu.ts";

const DAY_MS = 86_400_000;
/** Events lie in the half-year that ends before the near past. */
const END = Date.now() - 40 * DAY_MS;
export const DAYS = 180;

/** A database to fill and measure by its own means. */
export interface Measured {
  name: string;
  /** What lets statements give ids themselves. */
  explicitIds: string;
  database: Database;
  /** Where a copy of it is put, empty and migrated. */
  other: Database;
  ask: (statement: string) => unknown;
  numbersTo: (n: number) => string;
  randomBelow: (n: number) => string;
  moment: (milliseconds: string) => string;
  /** Bytes of all tables and indexes, without the room that removed rows have left. */
  size: () => number | Promise<number>;
  /** A backup, which `restore` puts into `other`. */
  backup: () => unknown;
  restore: () => Promise<unknown>;
  /** Seconds of processor that the database server has taken for it, if there is one on this machine. */
  serverCpu: () => number | Promise<number>;
  close: () => unknown;
}

export async function onSqlite(folder: string): Promise<Measured> {
  const file = join(folder, "cards.db");
  const [database, other] = [await open(`file:${file}`), await open(`file:${join(folder, "other.db")}`)];
  for (const each of [database, other]) await each.migrate();
  const client = new Sqlite(file);
  return {
    name: "SQLite",
    explicitIds: "",
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
    backup: () => database.copyInto!(join(folder, "backup.db")),
    async restore() {
      const backup = await open(`file:${join(folder, "backup.db")}`);
      await copyDatabase(backup, other);
      await backup.close();
    },
    serverCpu: () => 0,
    async close() {
      client.close();
      await Promise.all([database.close(), other.close()]);
    },
  };
}

export async function onPostgres(server: string, folder: string): Promise<Measured> {
  const names = ["measured", "other"].map((name) => `meishi_bench_${name}_${process.pid}_${Date.now()}`);
  const urls = names.map((name) => Object.assign(new URL(server), { pathname: `/${name}` }).href);
  const maker = new pg.Client(server);
  await maker.connect();
  for (const name of names) await maker.query(`create database ${name}`);
  const [database, other] = [await open(urls[0]!), await open(urls[1]!)];
  for (const each of [database, other]) await each.migrate();
  const file = await open(`file:${join(folder, "from-postgres.db")}`);
  const client = new pg.Client(urls[0]);
  await client.connect();
  return {
    name: "PostgreSQL",
    explicitIds: "overriding system value",
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
    async backup() {
      await file.migrate();
      await copyDatabase(database, file);
    },
    restore: () => copyDatabase(file, other),
    async serverCpu() {
      const { rows } = await client.query<{ pid: number }>("select pid from pg_stat_activity where datname like $1", [
        `meishi_bench_%_${process.pid}_%`,
      ]);
      return rows.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0);
    },
    async close() {
      await Promise.all([client.end(), database.close(), other.close(), file.close()]);
      for (const name of names) await maker.query(`drop database ${name} with (force)`);
      await maker.end();
    },
  };
}

export interface Amount {
  cards: number;
  events: number;
}

/** Cards as people fill them in: some 600 bytes each. */
export async function fillCards({ ask, numbersTo, moment, explicitIds }: Measured, { cards }: Amount): Promise<void> {
  await ask(
    `insert into users (id, username, username_key, password, email, email_key, access_level, created_at)
    ${explicitIds} values (1, 'u', 'u', '', 'u@example.com', 'u@example.com', 1, ${moment("0")})`,
  );
  await ask(
    `insert into business_cards
      (id, user_id, slug, name, title, company, email, phone, address, about, website, created_at, updated_at) ${explicitIds}
    select i, 1, 'card-' || i, 'Ada Example ' || i, 'Head of Sales', 'Example & Daughters ' || i,
      'ada' || i || '@example.com', '+351 21 000 0000', 'Rua do Exemplo 12, 1000-001 Lisboa',
      '${"I help small firms sell abroad. ".repeat(10)}', 'https://example.com/' || i, ${moment("0")}, ${moment("0")}
    from ${numbersTo(cards)}`,
  );
}

export function viewsOf({ numbersTo, randomBelow, moment }: Measured, { cards, events }: Amount): string {
  return `insert into card_views
      (card_id, viewer_ip, viewer_location, viewer_device, country, source, referrer, seconds, timestamp)
    select 1 + ${randomBelow(cards)}, '192.0.2.0', 'Portugal',
      case i % 3 when 0 then 'Desktop · Windows · Chrome' else 'Mobile · iOS · Safari' end, 'PT',
      case i % 4 when 0 then 'qr' else 'link' end, case i % 3 when 0 then 'example.com' end,
      case i % 2 when 0 then 12 end, ${moment(`${END - DAYS * DAY_MS} + ${randomBelow(DAYS * DAY_MS)}`)}
    from ${numbersTo(events)}`;
}

/** Puts what is far past into its last form. */
export async function compact(database: Database): Promise<void> {
  await deleteOldQuarters(database);
  await compactOldDays(database, { graceDays: 0 });
}
