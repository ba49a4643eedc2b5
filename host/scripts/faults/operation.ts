import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { count } from "drizzle-orm";
import { open } from "../../../db/index.ts";
import { rootFolder } from "../../../db/root.ts";
import { aUser } from "../../tests/builders.ts";
import { visitor } from "../../tests/client.ts";
import { freePort, type Host, startAndExit } from "../../tests/host.ts";
import { startPostgres } from "../../tests/postgres-server.ts";
import { cleanups, host, mailServer, newCard, newFolder, NotPossible, type Result } from "./fire.ts";

async function until(isSo: () => boolean | Promise<boolean>, seconds = 30): Promise<boolean> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(50)) if (await isSo()) return true;
  return false;
}

async function ended(running: Host, signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> {
  const exited = once(running.process, "exit");
  running.process.kill(signal);
  return ((await exited) as [number | null])[0];
}

function run(script: string, args: string[], environment: Record<string, string>) {
  return spawn(process.execPath, [join(rootFolder, `host/build/${script}.js`), ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
}

export async function anothersStorage(): Promise<Result> {
  const dataDir = newFolder();
  await ended(await host({ DATA_DIR: dataDir }));
  mkdirSync(join(dataDir, "uploads"), { recursive: true });
  const files = Array.from({ length: 5 }, (_, i) => join(dataDir, "uploads", `${String(i).repeat(22)}.png`));
  const longAgo = new Date(Date.now() - 8 * 86_400_000);
  for (const file of files) {
    writeFileSync(file, "a picture");
    utimesSync(file, longAgo, longAgo);
  }
  const mistyped = await host({ DATA_DIR: dataDir, DATABASE_URL: `file:${join(dataDir, "mistyped.db")}` });
  const isSwept = await until(() => mistyped.output().includes('"job done","job":"uploads.sweep"'));
  const left = files.filter((file) => existsSync(file)).length;
  const lines = mistyped.output().split("the storage belongs to another database").length - 1;
  return {
    isGood: isSwept && left === 5 && lines === 1,
    outcome: `sweep ran: ${isSwept}; ${left} of 5 pictures left; said so ${lines} time(s)`,
  };
}

export async function groupStopped(): Promise<Result> {
  const running = await host({ WEB_CONCURRENCY: "2" });
  const card = await newCard(running);
  const pids = () =>
    spawnSync("pgrep", ["-P", String(running.process.pid)], { encoding: "utf8" })
      .stdout.trim()
      .split("\n")
      .map(Number);
  await until(() => pids().length === 2);
  await sleep(5_000); // the second begins to listen
  const body = JSON.stringify({ cardId: card.id });
  const answers = Array.from({ length: 8 }, async () => {
    const socket = connect(Number(new URL(running.url).port), "localhost");
    let text = "";
    socket.on("data", (chunk: Buffer) => (text += chunk.toString())).on("error", () => {});
    const closed = once(socket, "close");
    socket.write(
      `POST /api/card-views HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
    );
    await sleep(3_000);
    socket.write(body);
    await closed;
    return /^HTTP\/1.1 201.*connection: close/is.test(text);
  });
  await sleep(1_000);
  const exited = once(running.process, "exit");
  const all = [running.process.pid!, ...pids()];
  for (let n = 0; n < 2; n++) for (const pid of all) process.kill(pid, "SIGTERM");
  const answered = (await Promise.all(answers)).filter(Boolean).length;
  const [code] = (await exited) as [number | null];
  return {
    isGood: answered === 8 && code === 0,
    outcome: `${answered} of 8 open requests answered with connection: close; ended with ${code}`,
  };
}

export async function restoreKilled(): Promise<Result> {
  const [dataDir, backups] = [newFolder(), newFolder()];
  const running = await host({ DATA_DIR: dataDir });
  const card = await newCard(running);
  const client = new Sqlite(join(dataDir, "cards.db"));
  client
    .prepare(
      `insert into card_views (card_id, timestamp)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 300000) select ?, i from n`,
    )
    .run(card.id);
  client.close();
  const made = run("backup", [backups], { DATA_DIR: dataDir });
  made.stdout.resume();
  await once(made, "exit");
  await newCard(running);
  await ended(running);
  const contentOf = async (file: string) => {
    const database = await open(`file:${file}`);
    const { db, tables } = database;
    const [cards] = await db.select({ n: count() }).from(tables.businessCards);
    const [views] = await db.select({ n: count() }).from(tables.cardViews);
    await database.close();
    return `${cards!.n} cards, ${views!.n} views`;
  };
  const file = join(dataDir, "cards.db");
  const before = await contentOf(file);
  const killWhileItWrites = async (child: ReturnType<typeof run>) => {
    const exited = once(child, "exit");
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    await until(() => output.includes("rows …"));
    child.kill("SIGKILL");
    return ((await exited) as [unknown, string])[1] === "SIGKILL";
  };
  const backup = join(backups, readdirSync(backups)[0]!);
  const restored = run("restore", [backup, "--force"], { DATA_DIR: dataDir });
  const kills = [await killWhileItWrites(restored)];
  const after = await contentOf(file);
  const target = join(dataDir, "copy.db");
  kills.push(await killWhileItWrites(run("copy-database", [`file:${file}`, `file:${target}`], {})));
  const copied = await contentOf(target);
  return {
    isGood: kills.every(Boolean) && after === before && copied === "0 cards, 0 views",
    outcome: `before: ${before}; after the restore was killed: ${after}; the copy's target: ${copied}`,
  };
}

export async function migrationFails(): Promise<Result> {
  const dataDir = newFolder();
  const file = join(dataDir, "cards.db");
  await ended(await host({ DATA_DIR: dataDir }));
  const client = new Sqlite(file);
  // As if the last one had been applied by hand, yet not noted.
  client.exec("delete from __drizzle_migrations where created_at = (select max(created_at) from __drizzle_migrations)");
  const schema = () => JSON.stringify(client.prepare("select sql from sqlite_master order by name").all());
  const before = schema();
  const { code, output } = await startAndExit({ DATA_DIR: dataDir, PORT: String(await freePort()) });
  const isSame = schema() === before;
  client.close();
  return {
    isGood: code === 1 && isSame && /migration \d{4}_\w+ failed \(.*\)\. Nothing was changed\.\n$/.test(output),
    outcome: `${output.trim()} Schema as before: ${isSame}`,
  };
}

export async function diesAtStart(): Promise<Result> {
  const started = performance.now();
  const all = await startDying("cluster.worker?.id > 1");
  const seconds = Math.round((performance.now() - started) / 1000);
  const first = await startDying("cluster.worker");
  return {
    isGood: all.code === 1 && seconds < 50 && first.code === 7 && first.lastLine.includes("code 7"),
    outcome: `ended with ${all.code} after ${seconds} s: ${all.lastLine} The first one too: ended with ${first.code}: ${first.lastLine}`,
  };
}

/** Starts four processes, of which some end at once. */
async function startDying(which: string): Promise<{ code: number | null; lastLine: string }> {
  const preload = join(newFolder(), "dies.mjs");
  writeFileSync(preload, `import cluster from "node:cluster"; if (${which}) process.exit(7);`);
  const { code, output } = await startAndExit({
    DATA_DIR: newFolder(),
    PORT: String(await freePort()),
    WEB_CONCURRENCY: "4",
    NODE_OPTIONS: `--import=${preload}`,
  });
  return { code, lastLine: output.trim().split("\n").at(-1)! };
}

export async function seenCard(): Promise<Result> {
  const postgres = await startPostgres(await freePort());
  if (!postgres) throw new NotPossible("PostgreSQL's programs are not installed");
  cleanups.push(() => postgres.remove());
  const running = await host({ DATABASE_URL: postgres.url });
  const [seen, unseen] = [await newCard(running), await newCard(running)];
  const view = (slug: string) => visitor(running)("GET", `/view/${slug}`);
  await view(seen.slug);
  postgres.stop("immediate");
  const [cachedView, unknown] = [await view(seen.slug), await view(unseen.slug)];
  postgres.start();
  const isBack = await until(async () => (await view(unseen.slug)).status === 200);
  return {
    isGood: cachedView.status === 200 && cachedView.headers.has("warning") && unknown.status === 503 && isBack,
    outcome: `seen: ${cachedView.status}, X-Served: ${cachedView.headers.get("x-served")}; not seen: ${unknown.status}; back: ${isBack}`,
  };
}

export async function smtpRefuses(): Promise<Result> {
  let attempts = 0;
  const port = await freePort();
  mailServer(port, {
    onRcptTo: (_address, _session, done) => {
      attempts++;
      done(Object.assign(new Error("No such user"), { responseCode: 550 }));
    },
  });
  const running = await host({ SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true` });
  const user = await aUser(running.database);
  await visitor(running)("POST", "/api/reset-password", { email: user.email });
  const hasFailed = await until(() => running.output().includes('"message":"mail given up"'));
  return { isGood: hasFailed && attempts === 1, outcome: `given up: ${hasFailed}, after ${attempts} attempt(s)` };
}

export async function unwritable(): Promise<Result> {
  const { code, output } = await startAndExit({ DATA_DIR: "/proc/x", PORT: String(await freePort()) });
  const lines = output.trim().split("\n");
  return { isGood: code === 1 && lines.length === 1, outcome: `ended with ${code}: ${lines.join(" / ")}` };
}
