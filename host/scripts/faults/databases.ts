// What stands beside PostgreSQL or before it: a replica, PgBouncer.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { chownSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { count } from "drizzle-orm";
import pg from "pg";
import { aCard, aUser } from "../../tests/builders.ts";
import { BROWSER, signedIn, visitor } from "../../tests/client.ts";
import { freePort } from "../../tests/host.ts";
import { startPostgres } from "../../tests/postgres-server.ts";
import { cleanups, host, newFolder, NotPossible, type Result, underFire } from "./fire.ts";

async function postgresOrNot(primaryUrl?: string) {
  const postgres = await startPostgres(await freePort(), primaryUrl);
  if (!postgres) throw new NotPossible("PostgreSQL's programs are not installed");
  cleanups.push(() => postgres.remove());
  return postgres;
}

/** Figures come from a replica by streaming replication; from the database itself while that is away. */
export async function replicaAway(): Promise<Result> {
  const primary = await postgresOrNot();
  const replica = await postgresOrNot(primary.url);
  const running = await host({ DATABASE_URL: primary.url, DATABASE_REPLICA_URL: replica.url });
  const owner = await aUser(running.database);
  const card = await aCard(running.database, owner);
  const call = await signedIn(running, owner);
  const view = () => visitor(running)("POST", "/api/card-views", { cardId: card.id }, BROWSER);
  const seen = async () =>
    (await call("GET", `/api/analytics/${card.id}`)).json<{ totals: { views: number } }>().totals.views;
  const until = async (views: number) => {
    const started = performance.now();
    while ((await seen()) < views && performance.now() - started < 10_000) await sleep(5);
    return Math.round(performance.now() - started);
  };
  const replay = async (what: "pause" | "resume") => {
    const client = new pg.Client(replica.url);
    await client.connect();
    await client.query(`select pg_wal_replay_${what}()`);
    await client.end();
  };
  await view();
  const lag = await until(1);
  await replay("pause");
  await view();
  await sleep(1_000);
  const whilePaused = await seen();
  await replay("resume");
  await until(2);
  replica.stop("immediate");
  await view();
  const whileAway = await seen();
  replica.start();
  await view();
  const after = await until(4);
  return {
    isGood: lag < 1_000 && whilePaused === 1 && whileAway === 3 && after < 5_000,
    outcome: `a view is seen after ${lag} ms; of 2 views, replication paused: ${whilePaused} seen; of 3, replica stopped: ${whileAway}; of 4, back: ${await seen()}`,
  };
}

/** Two processes behind PgBouncer, which gives each transaction any of five connections, and is killed. */
export async function pooled(): Promise<Result> {
  const program = "/usr/sbin/pgbouncer";
  if (spawnSync(program, ["--version"]).error) throw new NotPossible("PgBouncer is not installed");
  const postgres = await postgresOrNot();
  const [folder, port] = [newFolder(), await freePort()];
  const settings = join(folder, "pgbouncer.ini");
  writeFileSync(
    settings,
    `[databases]
postgres = user=meishi host=127.0.0.1 port=${new URL(postgres.url).port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 5
max_client_conn = 200
`,
  );
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, 65534, 65534);
  const start = async (): Promise<ChildProcess> => {
    const bouncer = spawn(program, [settings], { stdio: "ignore", ...(isRoot && { uid: 65534, gid: 65534 }) });
    while (!(await accepts(port))) await sleep(50);
    return bouncer;
  };
  let bouncer = await start();
  cleanups.push(() => bouncer.kill("SIGKILL"));
  const url = `postgres://meishi@127.0.0.1:${port}/postgres`;
  const environment = { DATABASE_URL: url, DATABASE_POOL_MODE: "transaction", DATABASE_POOL_SIZE: "20" };
  const [running] = await Promise.all([host({ ...environment, WEB_CONCURRENCY: "2" }), host(environment)]);
  const { db, tables } = running.database;
  const [users] = await db.select({ n: count() }).from(tables.users);
  const card = await aCard(running.database, await aUser(running.database));
  const statuses = new Set<number>();
  const pages = async () => {
    // Not all at once: that is refused on a busy machine.
    for (let round = 0; round < 10; round++) {
      const all = Array.from({ length: 20 }, () => visitor(running)("GET", `/view/${card.slug}`));
      for (const { status } of await Promise.all(all)) statuses.add(status);
    }
  };
  await pages();
  const { isGood, outcome } = await underFire(running, async () => {
    const exited = once(bouncer, "exit");
    bouncer.kill("SIGKILL");
    await exited;
    await sleep(2_000);
    bouncer = await start();
  });
  await pages();
  const client = new pg.Client(postgres.url);
  await client.connect();
  const { rows } = await client.query<{ n: number }>(
    "select count(*)::int as n from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  await client.end();
  const connections = rows[0]!.n;
  return {
    isGood: isGood && users!.n === 1 && connections <= 10 && [...statuses].join() === "200",
    outcome: `three processes start at once, ${users!.n} administrator; ${outcome}; pages: ${[...statuses].join(", ")}; ${connections} connections to PostgreSQL`,
  };
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
