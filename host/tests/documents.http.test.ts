import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rootFolder } from "../../db/root.ts";
import type { ApiDocument } from "../app/developers/document.server.ts";
import { withCallTables } from "../scripts/call-tables.ts";
import { aDevice } from "./dav-client.ts";
import { readDocuments, shellBlocks } from "./documents.ts";
import { freePort, type Host, startHost } from "./host.ts";
import { aKey } from "./program.ts";

// Documents are tried as they stand: the test puts this machine's addresses, folders and names in place of theirs.

/** Commands that no test can run from here, with what sees to them. */
const ELSEWHERE: [RegExp, string][] = [
  [/^npm ci\b|^npm (test|start)$|^npm run (check|dev|build)$/, "the suite itself, host/tests/dev.spec.ts"],
  [/PATH$|^npx vitest |typescript-native/, "the suite itself"],
  [/^(docker|git|gh|sudo) /, "other people's programs; host/tests/compose.test.ts"],
  [/^npx tsx sdk\/archive-version\.ts$/, "sdk/archive-version.test.ts"],
];

let host: Host;
let folder: string;
let environment: NodeJS.ProcessEnv;
let device: { username: string; password: string; id: number };

beforeAll(async () => {
  host = await startHost({ RATE_LIMITS: "off" });
  folder = mkdtempSync(join(tmpdir(), "meishi-documents-"));
  const { users } = host.database.tables;
  const [admin] = await host.database.db.select({ id: users.id, username: users.username }).from(users);
  const { key } = await aKey(host, admin!);
  const { password } = await aDevice(host, admin!);
  device = { ...admin!, password };
  environment = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("VITEST"))),
    NODE_ENV: process.env.NODE_ENV,
    MEISHI_KEY: key,
    DEVICE_USER: device.username,
    DEVICE_PASSWORD: password,
    DATA_DIR: host.dataDir,
    DATABASE_URL: `file:${join(host.dataDir, "cards.db")}`,
  };
});
afterAll(async () => {
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
});

const onThisMachine = (command: string) =>
  command
    .replaceAll("http://localhost:3000", host.url)
    .replaceAll("ada:PASSWORD", `${device.username}:${device.password}`)
    .replace("/dav/books/7/", `/dav/books/${device.id}/`)
    .replaceAll(/(?<=[ =])data\//g, `${folder}/`);

/** Runs a server with these settings until it answers. */
async function serves(settings: string[]): Promise<void> {
  const all = Object.fromEntries(settings.map((setting) => setting.split("=")));
  const own = await startHost({ ...all, DATA_DIR: mkdtempSync(join(folder, "own-")) });
  const answer = await fetch(`${own.url}/readyz`);
  await own.stop();
  expect(answer.status).toBe(200);
}

/** Runs what serves until somebody ends it, up to its first line. */
async function begins(command: string): Promise<void> {
  const port = String(await freePort());
  const child = spawn("bash", ["-c", `exec ${command}`], {
    cwd: rootFolder,
    detached: true,
    env: { ...environment, MEISHI_HOST: host.url, DEMO_PORT: port },
  });
  let printed = "";
  for await (const chunk of child.stdout) if ((printed += String(chunk)).includes("http://localhost")) break;
  expect(printed).toContain(`http://localhost:${port}`);
  process.kill(-child.pid!);
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}

async function runs(text: string): Promise<void> {
  const [, settings] = /^((?:[A-Z_]+=\S+ )+)npm start$/.exec(text) ?? [];
  if (settings) return serves(settings.trim().split(" "));
  if (text === "npm run demo") return begins(text);
  let command = onThisMachine(text);
  const own = { ...environment };
  if (command.startsWith("npm run restore")) {
    // Into another folder, as nothing is restored beside a running server.
    own.DATA_DIR = mkdtempSync(join(folder, "restored-"));
    own.DATABASE_URL = `file:${join(own.DATA_DIR, "cards.db")}`;
    command = command.replace("FOLDER", readdirSync(join(folder, "backups"))[0]!);
  }
  const cwd = /^np[mx] /.test(command) ? rootFolder : folder;
  const { stdout } = await promisify(execFile)("bash", ["-c", command], { cwd, env: own });
  if (command.includes("PROPFIND")) expect(stdout).toContain("multistatus");
}

describe("every command of a document", () => {
  const blocks = readDocuments()
    .sort((a, b) => Number(b.path.endsWith("operating.md")) - Number(a.path.endsWith("operating.md"))) // backups first
    .flatMap(shellBlocks);

  test.each(blocks.map((block, index) => ({ name: `${block[0]!.path}, ${index + 1}: ${block[0]!.text}`, block })))(
    "runs: $name",
    { timeout: 60_000 },
    async ({ block }) => {
      for (const { text } of block)
        for (const command of text.split(" && "))
          if (!ELSEWHERE.some(([pattern]) => pattern.test(command))) await runs(command);
    },
  );

  test("was there to run", () => {
    expect(blocks.flat().length).toBeGreaterThan(20);
  });
});

test("host/docs/api.md lists the calls that the product describes: npm run docs", async () => {
  const document = (await (await fetch(`${host.url}/api/openapi.json`)).json()) as ApiDocument;
  const page = readFileSync(join(rootFolder, "host/docs/api.md"), "utf8");
  expect(await withCallTables(page, document)).toBe(page);
});
