import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { rootFolder } from "../../../db/root.ts";
import { administrator } from "../../tests/client.ts";
import { freePort, type Host } from "../../tests/host.ts";
import { startPostgres } from "../../tests/postgres-server.ts";
import { cleanups, host, newFolder, type Result } from "./fire.ts";
import { startProxy } from "./proxy.ts";

/** Reads and writes through a proxy; every write has a key, and none may fail or be done twice. */
async function traffic(url: string, running: Host) {
  const call = await administrator(running, url);
  const write = (name: string) => call("POST", "/api/business-cards", { name }, { "idempotency-key": name });
  const { slug } = (await write(randomUUID())).json<{ slug: string }>();
  const failed = new Map<string, number>();
  const names: string[] = [];
  let reads = 0;
  let isOn = true;
  const note = (what: string) => failed.set(what, (failed.get(what) ?? 0) + 1);
  const loop = async (once: () => Promise<void>) => {
    while (isOn) await once().catch(() => note("reset"));
  };
  const clients = Promise.all([
    ...Array.from({ length: 4 }, () =>
      loop(async () => {
        const { status } = await fetch(`${url}/view/${slug}`);
        reads++;
        if (status !== 200) note(`read ${status}`);
      }),
    ),
    ...Array.from({ length: 2 }, () =>
      loop(async () => {
        const name = randomUUID();
        const { status } = await write(name);
        names.push(name);
        if (status !== 201) note(`write ${status}`);
        await sleep(20);
      }),
    ),
  ]);
  return {
    /** Ends it and says what was lost or doubled. */
    async end(): Promise<{ lost: number; doubled: number; failed: string; all: string }> {
      isOn = false;
      await clients;
      const { db, tables } = running.database;
      const stored = (await db.select({ name: tables.businessCards.name }).from(tables.businessCards)).map(
        ({ name }) => name,
      );
      const times = names.map((name) => stored.filter((other) => other === name).length);
      return {
        lost: times.filter((n) => n === 0).length,
        doubled: times.filter((n) => n > 1).length,
        failed: [...failed].map(([what, n]) => `${what}: ${n}`).join(", ") || "0",
        all: `${reads} reads, ${names.length} writes`,
      };
    },
  };
}

/** Ends a server as an operator does, and waits until it has gone. */
async function end(running: Host): Promise<void> {
  const exited = once(running.process, "exit");
  running.process.kill("SIGTERM");
  await exited;
}

/** Three restarts of both of two servers that share a database, one after the other, under load. */
export async function restarts(): Promise<Result> {
  const [dataDir, ports] = [newFolder(), [await freePort(), await freePort()]];
  const settings = {
    DATABASE_URL: `file:${join(dataDir, "cards.db")}`,
    DRAIN_SECONDS: "1",
    PUBLIC_URL: `http://localhost:${ports[0]}`,
  };
  const start = (port: number) => host({ ...settings, PORT: String(port) });
  let servers = [await start(ports[0]!), await start(ports[1]!)];
  const proxy = await startProxy(ports.map((port) => `http://localhost:${port}`));
  const load = await traffic(proxy.url, servers[0]!);
  for (let round = 0; round < 3; round++) {
    const before = servers;
    servers = [];
    for (const [i, server] of before.entries()) {
      await end(server);
      servers.push(await start(ports[i]!));
      await sleep(500);
    }
  }
  const { lost, doubled, failed, all } = await load.end();
  return {
    isGood: lost === 0 && doubled === 0 && failed === "0",
    outcome: `3 restarts of each of two: ${all}; failed ${failed}, lost ${lost}, doubled ${doubled}`,
  };
}

/** The last release (LAST_RELEASE, a Git revision; main if not given), built apart. */
function buildLastRelease(): string {
  const folder = newFolder();
  const revision = process.env.LAST_RELEASE ?? "main";
  const run = (command: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(command, args, { cwd: folder, encoding: "utf8" });
    if (status !== 0) throw new Error(`the last release cannot be built: ${stderr.split("\n")[0]}`);
  };
  run("sh", "-c", `git -C '${rootFolder}' archive ${revision} | tar -x`);
  symlinkSync(join(rootFolder, "node_modules"), join(folder, "node_modules"));
  mkdirSync(join(folder, "sdk/versions"), { recursive: true });
  run(process.execPath, "--import", "tsx", "host/scripts/build.ts");
  if (!existsSync(join(folder, "host/build/server.js"))) throw new Error("the last release was not built");
  return folder;
}

/** The last release under load, the new one beside it, the old one stopped; then all the way back: on each database. */
export async function upgrade(): Promise<Result> {
  const old = buildLastRelease();
  const results = [await rehearse(old, "SQLite", `file:${join(newFolder(), "cards.db")}`)];
  const postgres = await startPostgres(await freePort());
  if (postgres) {
    cleanups.push(() => postgres.remove());
    results.push(await rehearse(old, "PostgreSQL", postgres.url));
  }
  return {
    isGood: results.every(({ isGood }) => isGood),
    outcome: `old, both, new, both, old: ${results.map(({ outcome }) => outcome).join("; ")}`,
  };
}

async function rehearse(old: string, database: string, DATABASE_URL: string): Promise<Result> {
  const ports = [await freePort(), await freePort()];
  const start = (port: number, root?: string) =>
    host({ DATABASE_URL, PORT: String(port), DRAIN_SECONDS: "1", PUBLIC_URL: `http://localhost:${ports[0]}` }, root);
  const first = await start(ports[0]!, old);
  const proxy = await startProxy(ports.map((port) => `http://localhost:${port}`));
  const load = await traffic(proxy.url, first);
  await sleep(2_000);
  const newer = await start(ports[1]!);
  await sleep(2_000);
  await end(first);
  await sleep(2_000);
  const again = await start(ports[0]!, old);
  await sleep(2_000);
  await end(newer);
  await sleep(2_000);
  const { lost, doubled, failed, all } = await load.end();
  await end(again);
  return {
    isGood: lost === 0 && failed === "0",
    // A release before keys were known could double one that it was stopped at.
    outcome: `${database} ${all}, failed ${failed}, lost ${lost}, doubled ${doubled}`,
  };
}
