import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { copyDatabase } from "../../db/copy.ts";
import { open } from "../../db/index.ts";
import { ageEvents, ageQuarters } from "../app/events/ageing.server.ts";
import { rebuildRollups, repairRollups } from "../app/events/rebuild.server.ts";

/** Sizes, so that a run can be made short: BENCH_CARDS=5000 BENCH_EVENTS=50000 npm run bench operation */
const CARDS = Number(process.env.BENCH_CARDS ?? 100_000);
const EVENTS = Number(process.env.BENCH_EVENTS ?? 700_000);
const DAY_MS = 86_400_000;
/** Events lie in the half-year that ends before the near past. */
const END = Date.now() - 40 * DAY_MS;
const DAYS = 180;

/** Ageing, rebuild and copies of many cards that few people visit; speeds against a bare copy of the same rows. */
export async function benchOperation(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "meishi-bench-"));
  try {
    return await measure(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(folder: string): Promise<string[]> {
  const file = join(folder, "cards.db");
  const database = await open(`file:${file}`);
  await database.migrate();
  const client = new Sqlite(file);
  const sizeNow = () => {
    client.exec("vacuum");
    client.pragma("wal_checkpoint(TRUNCATE)");
    return statSync(file).size;
  };
  fillCards(client);
  const empty = sizeNow();
  fillViews(client);
  const rawOnly = sizeNow();

  const bare = EVENTS / (await seconds(() => bareCopy(client, join(folder, "bare.db"))));
  const rebuild = EVENTS / (await seconds(() => rebuildRollups(database)));
  const upgrade = await seconds(() => ageQuarters(database));
  const idle = await seconds(async () => {
    await ageQuarters(database);
    await ageEvents(database, 365);
  });
  const repair = await seconds(() => repairRollups(database));
  const aged = sizeNow();
  const rows = client
    .prepare("select sum(n) from (select count(*) n from card_views union all select count(*) from event_rollups)")
    .pluck()
    .get() as number;
  const backup = rows / (await seconds(() => database.copyInto!(join(folder, "backup.db"))));
  const other = await open(`file:${join(folder, "other.db")}`);
  await other.migrate();
  const copy = rows / (await seconds(() => copyDatabase(database, other)));
  await other.close();
  client.close();
  await database.close();
  const speed = (name: string, perSecond: number) =>
    `${name}: ${perS(perSecond)} (aim 50,000), ${(perSecond / bare).toFixed(2)} of a bare copy (aim 0.20)`;
  return [
    `${CARDS.toLocaleString("en")} cards, ${EVENTS.toLocaleString("en")} views over ${DAYS} days, a bare copy: ${perS(bare)}`,
    `an event in the long run: ${((aged - empty) / EVENTS).toFixed(0)} bytes (aim 400), its raw row ${((rawOnly - empty) / EVENTS).toFixed(0)}`,
    `the first tidy after an upgrade: ${upgrade.toFixed(1)} s; with nothing to do: ${(idle * 1000).toFixed(0)} ms (aim < 1,000); repair: ${repair.toFixed(1)} s`,
    speed("rebuild, events", rebuild),
    speed("backup, rows", backup),
    speed("restore and copy with checksums, rows", copy),
  ];
}

const perS = (n: number) => `${Math.round(n).toLocaleString("en")} a second`;

async function seconds(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

const numbers = (n: number) => `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${n})`;

function fillCards(client: Sqlite.Database): void {
  client.exec(
    "insert into users (id, username, username_key, password, email, email_key, access_level, created_at) " +
      "values (1, 'u', 'u', '', 'u@example.com', 'u@example.com', 1, 0)",
  );
  client.exec(
    `${numbers(CARDS)} insert into business_cards (id, user_id, slug, created_at, updated_at) select i, 1, 'card-' || i, 0, 0 from n`,
  );
}

function fillViews(client: Sqlite.Database): void {
  client.exec(
    `${numbers(EVENTS)} insert into card_views
      (card_id, viewer_ip, viewer_location, viewer_device, country, source, referrer, seconds, timestamp)
    select 1 + abs(random()) % ${CARDS}, '192.0.2.0', 'Portugal',
      case i % 3 when 0 then 'Desktop · Windows · Chrome' else 'Mobile · iOS · Safari' end, 'PT',
      case i % 4 when 0 then 'qr' else 'link' end, case i % 3 when 0 then 'example.com' end,
      case i % 2 when 0 then 12 end, ${END - DAYS * DAY_MS} + abs(random()) % ${DAYS * DAY_MS} from n`,
  );
}

/** What the disk and the driver allow: the same rows into a bare table, one by one in one transaction. */
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
