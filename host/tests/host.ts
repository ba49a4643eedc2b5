import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, open } from "../../db/index.ts";
import { rootFolder } from "../../db/root.ts";

export const ADMIN = { username: "admin", password: "correct horse" };

/** A running Meishi of a test's own, with its database open beside it. */
export interface Host {
  url: string;
  dataDir: string;
  database: Database;
  process: ChildProcess;
  /** What it has printed so far. */
  output(): string;
  stop(): Promise<void>;
}

/**
 * Starts the built server on a free port with a new folder; `environment` adds or replaces variables, `root` is where
 * another release was built.
 */
export async function startHost(environment: Record<string, string> = {}, root = rootFolder): Promise<Host> {
  const dataDir = environment.DATA_DIR ?? mkdtempSync(join(tmpdir(), "meishi-"));
  const port = environment.PORT ?? String(await freePort());
  const url = `http://localhost:${port}`;
  const databaseUrl = environment.DATABASE_URL ?? `file:${join(dataDir, "cards.db")}`;
  const child = spawn(process.execPath, [join(root, "host/build/server.js")], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      DATA_DIR: dataDir,
      PORT: port,
      DATABASE_URL: databaseUrl,
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_FORMAT: "json",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  await untilListening(child, () => output);
  const database = await open(databaseUrl);
  return {
    url,
    dataDir,
    database,
    process: child,
    output: () => output,
    async stop() {
      await database.close();
      if (child.exitCode === null && child.signalCode === null) {
        const exited = once(child, "exit");
        child.kill("SIGTERM");
        await exited;
      }
      if (!environment.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

let shared: Promise<Host> | undefined;

/**
 * The server without rate limits that the files of a worker use one after the other: a start costs a second of
 * processor time. Nobody stops it. A test that counts everybody's rows, or changes what holds for everybody, starts its
 * own; one that waits for a mail sends it to an address of its own.
 */
export const sharedHost = (): Promise<Host> => (shared ??= startShared());

async function startShared(): Promise<Host> {
  const host = await startHost({ RATE_LIMITS: "off" });
  // Vitest ends its workers by this signal, and waits only half a second.
  process.once("SIGTERM", () => {
    host.process.kill("SIGKILL");
    rmSync(host.dataDir, { recursive: true, force: true });
    process.exit();
  });
  return host;
}

/** Runs the server where it is expected to give up: answers its exit code and what it printed. */
export async function startAndExit(
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [join(rootFolder, "host/build/server.js")], {
    cwd: rootFolder,
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output };
}

function untilListening(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout!.on("data", () => {
      if (output().includes("Meishi is running at")) resolve();
    });
    child.once("exit", (code) => reject(new Error(`The server ended with code ${code}:\n${output()}`)));
  });
}

/** A port that nothing listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}
