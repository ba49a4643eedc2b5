// `npm run smoke [-- 20 22 24]`: the README's two commands in a fresh clone of the last commit, on each Node that we
// support, then the tests of what depends on Node: the database, pictures, passkeys and the server's defences.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { rootFolder } from "../../db/root.ts";
import { freePort } from "../tests/host.ts";
import { fetchedFolder } from "./fetched.ts";

const TESTS: [config: string, ...paths: string[]][] = [
  ["vitest", "db", "host/server", "host/app/qr", "host/app/pwa"],
  ["vitest.http", "host/server", "host/app/uploads", "host/app/auth/passkeys", "host/tests/server.http.test.ts"],
];

/** Seconds that something took. */
async function timed(work: () => unknown): Promise<string> {
  const began = performance.now();
  await work();
  return `${((performance.now() - began) / 1000).toFixed(0)} s`;
}

/** Starts the product as the README says, until it says that it runs. Throws when it ends before. */
async function startOnce(cwd: string, env: NodeJS.ProcessEnv): Promise<void> {
  const own = { ...env, PORT: String(await freePort()), DATA_DIR: join(cwd, "smoke-data") };
  // What npm runs, without npm between, which would not pass the signal on.
  const child = spawn("node", ["host/scripts/start.mjs"], { cwd, env: own, stdio: ["ignore", "pipe", "inherit"] });
  const exited = once(child, "exit");
  let isRunning = false;
  for await (const line of createInterface(child.stdout)) {
    if (!line.includes("Meishi is running at")) continue;
    isRunning = true;
    child.kill("SIGTERM");
  }
  await exited;
  if (!isRunning) throw new Error(`npm start ended with ${child.exitCode}`);
}

async function smoke(major: string): Promise<void> {
  const node = join(fetchedFolder("nodes"), "node_modules", `node-${major}`);
  const env = {
    ...process.env,
    PATH: join(node, "bin") + delimiter + process.env.PATH,
    npm_config_nodedir: node, // headers for what is compiled
  };
  const clone = mkdtempSync(join(tmpdir(), "meishi-smoke-"));
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: clone, env, stdio: ["ignore", "inherit", "inherit"] });
  try {
    run("git", "clone", "--quiet", "--depth=1", `file://${rootFolder}`, ".");
    const installed = await timed(() => run("npm", "ci", "--no-audit", "--no-fund"));
    const started = await timed(() => startOnce(clone, env));
    for (const [config, ...paths] of TESTS) {
      run("node", "node_modules/vitest/vitest.mjs", "run", "--config", `host/${config}.config.ts`, ...paths);
    }
    console.log(`Node ${major}: npm ci ${installed}, npm start until it answers ${started}, tests passed\n`);
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

const majors = process.argv.slice(2);
for (const major of majors.length > 0 ? majors : ["20", "22", "24"]) await smoke(major);
