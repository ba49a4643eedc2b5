// `npm run faults [-- NAME …]`: breaks a running Meishi in every way we know and prints what became of it. Needs the build;
// PostgreSQL is tried when its programs are installed, a full disk when run as root.
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import sharp from "sharp";
import { SMTPServer } from "smtp-server";
import { aCard, aUser } from "../tests/builders.ts";
import { signedIn, visitor } from "../tests/client.ts";
import { freePort, type Host, startHost } from "../tests/host.ts";
import { startPostgres } from "../tests/postgres-server.ts";
import { startS3 } from "../tests/s3-server.ts";

interface Result {
  outcome: string;
  isGood: boolean;
}

class NotPossible extends Error {}

const cleanups: (() => unknown)[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "meishi-faults-"));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

async function host(environment: Record<string, string> = {}): Promise<Host> {
  const started = await startHost({ RATE_LIMITS: "off", ...environment });
  cleanups.push(() => started.stop());
  return started;
}

const newCard = async ({ database }: Host) => aCard(database, await aUser(database));
const viewsOf = async ({ database: { db, tables } }: Host) => (await db.select({ id: tables.cardViews.id }).from(tables.cardViews)).map(({ id }) => id);

/** Sends views from several clients until told to stop; knows which were confirmed, and how requests ended. */
function writer(url: string, cardId: number) {
  const confirmed: number[] = [];
  const ends = new Map<string, number>();
  let isOn = true;
  const clients = Promise.all(Array.from({ length: 8 }, async () => {
    while (isOn) {
      const end = await fetch(`${url}/api/card-views`, {
        method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ cardId }), signal: AbortSignal.timeout(20_000),
      }).then(async (response) => {
        if (response.status === 201) confirmed.push((await response.json() as { id: number }).id);
        return String(response.status);
      }, (error: Error) => (error.name === "TimeoutError" ? "hung" : "refused"));
      ends.set(end, (ends.get(end) ?? 0) + 1);
      if (end !== "201") await sleep(50);
    }
  }));
  return {
    confirmed, ends,
    async stop() {
      isOn = false;
      await clients;
    },
  };
}

const lostOf = (confirmed: number[], stored: number[]) => {
  const there = new Set(stored);
  return confirmed.filter((id) => !there.has(id)).length;
};

const words = (ends: Map<string, number>) => [...ends].sort().map(([end, n]) => `${end}: ${n}`).join(", ");

async function isBack(url: string, cardId: number, seconds = 30): Promise<boolean> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(200)) {
    const status = await fetch(`${url}/api/card-views`, {
      method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ cardId }), signal: AbortSignal.timeout(10_000),
    }).then((response) => response.status, () => 0);
    if (status === 201) return true;
  }
  return false;
}

/** Writes before, during and after a fault; judges by what was confirmed and whether service is back. */
async function underFire(running: Host, fault: () => Promise<void>): Promise<Result> {
  const card = await newCard(running);
  const fire = writer(running.url, card.id);
  await sleep(1_000);
  await fault();
  const back = await isBack(running.url, card.id);
  await sleep(500);
  await fire.stop();
  const lost = lostOf(fire.confirmed, await viewsOf(running));
  const only = [...fire.ends.keys()].every((end) => ["201", "429", "503", "refused"].includes(end));
  return { isGood: lost === 0 && back && only, outcome: `${fire.confirmed.length} confirmed, ${lost} lost; ${words(fire.ends)}; ${back ? "back" : "NOT back"}` };
}

async function killed(): Promise<Result> {
  const dataDir = newFolder();
  let confirmed = 0;
  let lost = 0;
  for (let round = 0; round < 3; round++) {
    const running = await host({ DATA_DIR: dataDir });
    const fire = writer(running.url, (await newCard(running)).id);
    await sleep(1_500);
    const exited = once(running.process, "exit");
    running.process.kill("SIGKILL");
    await exited;
    await fire.stop();
    const again = await host({ DATA_DIR: dataDir });
    confirmed += fire.confirmed.length;
    lost += lostOf(fire.confirmed, await viewsOf(again));
    await again.stop();
  }
  return { isGood: lost === 0 && confirmed > 0, outcome: `3 times: ${confirmed} confirmed, ${lost} lost; started again each time` };
}

async function workerKilled(): Promise<Result> {
  const running = await host({ WEB_CONCURRENCY: "2" });
  const childrenOf = () => spawnSync("pgrep", ["-P", String(running.process.pid)], { encoding: "utf8" }).stdout.trim().split("\n").map(Number);
  for (let i = 0; i < 100 && childrenOf().length < 2; i++) await sleep(100);
  await sleep(5_000); // the second begins to listen
  return underFire(running, async () => void process.kill(childrenOf()[0]!, "SIGKILL"));
}

async function locked(): Promise<Result> {
  const running = await host();
  return underFire(running, async () => {
    const locker = new Sqlite(join(running.dataDir, "cards.db"));
    locker.exec("BEGIN IMMEDIATE");
    await sleep(30_000);
    locker.exec("COMMIT");
    locker.close();
  });
}

async function diskFull(): Promise<Result> {
  if (process.getuid?.() !== 0) throw new NotPossible("needs root, to mount a small disk");
  const folder = newFolder();
  if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=24m", "tmpfs", folder]).status !== 0) throw new NotPossible("this machine mounts no small disk");
  cleanups.push(() => spawnSync("umount", ["-l", folder]));
  const running = await host({ DATA_DIR: folder });
  return underFire(running, async () => {
    const filler = join(folder, "filler");
    for (let size = 24 * 1024; size > 0; size = Math.floor(size / 2)) {
      spawnSync("dd", ["if=/dev/zero", `of=${filler}-${size}`, "bs=1024", `count=${size}`], { stdio: "ignore" });
    }
    await sleep(5_000);
    for (const name of readdirSync(folder).filter((file) => file.startsWith("filler"))) rmSync(join(folder, name));
  });
}

async function postgresRestarted(): Promise<Result> {
  const postgres = await startPostgres(await freePort());
  if (!postgres) throw new NotPossible("PostgreSQL's programs are not installed");
  cleanups.push(() => postgres.remove());
  const running = await host({ DATABASE_URL: postgres.url, WEB_CONCURRENCY: "2" });
  return underFire(running, async () => {
    postgres.stop("immediate");
    await sleep(5_000);
    postgres.start();
  });
}

async function s3Failing(): Promise<Result> {
  const s3 = await startS3();
  cleanups.push(() => s3.stop());
  const running = await host({ STORAGE_URL: s3.url });
  const owner = await aUser(running.database);
  const card = await aCard(running.database, owner);
  const call = await signedIn(running, owner);
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#884422" } }).png().toBuffer();
  const send = async () => {
    const form = new FormData();
    form.append("file", new File([new Uint8Array(bytes)], "a.png"));
    form.append("cardId", String(card.id));
    return (await call("POST", "/api/upload", form)).status;
  };
  const statuses = [await send()];
  s3.behave("failing");
  statuses.push(await send(), (await visitor(running)("GET", `/view/${card.slug}`)).status);
  s3.behave("silent");
  statuses.push(await send());
  s3.behave("well");
  statuses.push(await send());
  const rows = (await running.database.db.select().from(running.database.tables.uploads)).length;
  return { isGood: statuses.join() === "200,503,200,503,200" && rows === 2, outcome: `upload, when 500, page meanwhile, when silent, after: ${statuses.join(" ")}; ${rows} of 2 rows` };
}

async function smtpDown(): Promise<Result> {
  const port = await freePort();
  const running = await host({ SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true` });
  const user = await aUser(running.database);
  const { status } = await visitor(running)("POST", "/api/reset-password", { email: user.email });
  const { db, tables: { mailOutbox }, transaction } = running.database;
  const letter = async () => (await db.select().from(mailOutbox))[0];
  for (let i = 0; i < 100 && !(await letter())?.lastError; i++) await sleep(200);
  const failed = await letter();
  let received = 0;
  const smtp = new SMTPServer({ authOptional: true, onData: (stream, _, done) => void stream.resume().on("end", () => (received++, done())) });
  smtp.listen(port, "127.0.0.1");
  cleanups.push(() => new Promise<void>((resolve) => smtp.close(resolve)));
  await transaction((tx) => tx.update(mailOutbox).set({ nextAttemptAt: new Date() })); // rather than wait for half a minute
  for (let i = 0; i < 100 && received === 0; i++) await sleep(200);
  await sleep(1_000);
  return { isGood: status < 300 && Boolean(failed?.lastError) && received === 1, outcome: `asked: ${status}; kept while down: ${Boolean(failed?.lastError)}; received ${received} time(s) after` };
}

async function slowClients(): Promise<Result> {
  const running = await host();
  const { port } = new URL(running.url);
  const ended = await Promise.all(Array.from({ length: 200 }, (_, i) => {
    const socket = connect(Number(port), "localhost");
    const started = Date.now();
    const drip = setInterval(() => socket.write(i % 2 ? "x" : "a: b\r\n"), 1_000);
    socket.write(i % 2 ? "POST /api/card-views HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n" : "GET / HTTP/1.1\r\n");
    return new Promise<number>((resolve) => {
      const end = () => {
        clearInterval(drip);
        socket.destroy();
        resolve(Date.now() - started);
      };
      socket.on("error", () => {}).on("close", end);
      setTimeout(end, 90_000).unref();
      if (i === 0) void measure();
    });
  }));
  async function measure() {
    await sleep(3_000);
    const started = performance.now();
    statusMeanwhile = (await fetch(`${running.url}/view/demo`)).status;
    msMeanwhile = Math.round(performance.now() - started);
  }
  const longest = Math.round(Math.max(...ended) / 1000);
  return { isGood: statusMeanwhile === 200 && msMeanwhile < 1_000 && longest < 85, outcome: `200 dripping connections: a page meanwhile ${statusMeanwhile} in ${msMeanwhile} ms; all let go after at most ${longest} s` };
}
let statusMeanwhile = 0;
let msMeanwhile = Infinity;

async function clockJump(): Promise<Result> {
  const folder = newFolder();
  const shift = join(folder, "shift");
  writeFileSync(shift, "0");
  const preload = join(folder, "clock.mjs");
  writeFileSync(preload, `import { readFileSync } from "node:fs";
    const real = Date, now = real.now.bind(real), shifted = () => now() + Number(readFileSync(${JSON.stringify(shift)}, "utf8") || 0);
    globalThis.Date = class extends real { constructor(...given) { given.length ? super(...given) : super(shifted()); } static now() { return shifted(); } };`);
  const running = await host({ NODE_OPTIONS: `--import=${preload}` });
  return underFire(running, async () => {
    for (const days of [2, -400, 0]) {
      writeFileSync(shift, String(days * 86_400_000));
      await sleep(2_000);
    }
  });
}

async function corruptUploads(): Promise<Result> {
  const running = await host();
  const uploads = join(running.dataDir, "uploads");
  rmSync(uploads, { recursive: true, force: true });
  writeFileSync(uploads, "a file where the folder should be");
  const owner = await aUser(running.database);
  const card = await aCard(running.database, owner, { profilePicture: "/uploads/gone.png" });
  const get = async (path: string) => (await fetch(running.url + path)).status;
  const statuses = [await get(`/view/${card.slug}`), await get(`/api/vcard/${card.id}`), await get("/uploads/gone.png")];
  rmSync(uploads);
  mkdirSync(uploads);
  writeFileSync(join(uploads, "gone.png"), "no picture");
  statuses.push(await get(`/view/${card.slug}`), await get(`/api/vcard/${card.id}`), await get("/pictures/480/gone.png"));
  chmodSync(uploads, 0o755);
  statuses.push(await get("/healthz"));
  const isGood = statuses.slice(0, 5).join() === "200,200,404,200,200" && statuses[6] === 200 && running.process.exitCode === null;
  return { isGood, outcome: `page, contact, picture; then with a broken picture page, contact, small picture; health: ${statuses.join(" ")}` };
}

async function twoAtOnce(): Promise<Result> {
  let users = 0;
  for (let round = 0; round < 3; round++) {
    const DATABASE_URL = `file:${join(newFolder(), "cards.db")}`;
    const both = await Promise.all([host({ DATABASE_URL }), host({ DATABASE_URL })]);
    users += (await both[0].database.db.select().from(both[0].database.tables.users)).length;
  }
  return { isGood: users === 3, outcome: `3 times: both serve, ${users / 3} administrator each` };
}

const FAULTS: Record<string, () => Promise<Result>> = {
  "kill -9 during writes": killed,
  "kill -9 of one of two processes": workerKilled,
  "database locked for 30 s": locked,
  "disk full": diskFull,
  "PostgreSQL gone for 5 s": postgresRestarted,
  "S3 answers 500, then not at all": s3Failing,
  "SMTP down": smtpDown,
  "slow clients": slowClients,
  "clock jumps (Date in the process)": clockJump,
  "corrupt upload folder": corruptUploads,
  "two start on an empty database": twoAtOnce,
};

if (!existsSync("host/build/server.js")) throw new Error("npm run build comes first");
const wanted = process.argv.slice(2);
let failed = 0;
console.log("| fault | result | what became of it |\n|---|---|---|");
for (const [name, fault] of Object.entries(FAULTS)) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  try {
    const { isGood, outcome } = await fault();
    if (!isGood) failed++;
    console.log(`| ${name} | ${isGood ? "held" : "FAILED"} | ${outcome} |`);
  } catch (error) {
    if (!(error instanceof NotPossible)) failed++;
    console.log(`| ${name} | ${error instanceof NotPossible ? "not done" : "FAILED"} | ${(error as Error).message.split("\n")[0]} |`);
  }
  for (const clean of cleanups.splice(0).reverse()) await Promise.resolve(clean()).catch(() => {}); // the next fault matters more
}
process.exit(failed === 0 ? 0 : 1);
