import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type BuildOptions, build as bundle } from "esbuild";
import { rootFolder } from "../../db/root.ts";
import { buildFolder, keepPartsOf, replaceFolder } from "./build-folder.ts";
import { domainWorker, landingScript, registration, serviceWorker } from "./browser-scripts.ts";
import { noteColors } from "./note-colors.ts";

const run = (command: string, args: string[], environment: Record<string, string> = {}) =>
  execFileSync(process.execPath, [join(rootFolder, "node_modules", command), ...args], {
    cwd: rootFolder,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "inherit"],
  });

/**
 * Builds the application, the server in front of it and, unless that has just been done, the SDK. The build before
 * stays in use until all of it is there, and its parts a build longer.
 */
export async function build({ withSdk = true } = {}): Promise<void> {
  await replaceFolder(buildFolder, async (folder) => {
    await buildHost(folder);
    keepPartsOf(buildFolder, folder);
    if (withSdk) run("rollup/dist/bin/rollup", ["-c", "--silent"]);
  });
}

async function buildHost(folder: string): Promise<void> {
  const BUILD_FOLDER = relative(rootFolder, folder);
  const options = ["vite:build", "--config", "host/vite.config.ts", "--logLevel", "error"];
  run("@remix-run/dev/dist/cli.js", options, { BUILD_FOLDER });
  nameFinalFolder(join(folder, "server/index.js"), BUILD_FOLDER);
  const client = join(folder, "client");
  for (const script of [landingScript, registration, serviceWorker, domainWorker]) await bundle(script(client));
  await bundle({
    ...ofNode(folder),
    entryPoints: [
      "server",
      "server/watchdog-thread",
      "scripts/backup",
      "scripts/restore",
      "scripts/copy-database",
      "scripts/rebuild-rollups",
    ].map((name) => join(rootFolder, `host/${name}.ts`)),
  });
  await bundle(workers(folder));
  await noteColors(folder);
  writeFileSync(join(folder, STAMP), new Date().toISOString());
}

/** Remix writes where the client's files lie into the server's bundle. */
function nameFinalFolder(bundle: string, folder: string): void {
  writeFileSync(bundle, readFileSync(bundle, "utf8").replaceAll(folder, relative(rootFolder, buildFolder)));
}

/** Programs that run on Node beside the application. */
const ofNode = (outdir: string) =>
  ({
    outdir,
    entryNames: "[name]",
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    alias: { zod: join(rootFolder, "node_modules/zod/index.js") }, // bundled: a hundred fewer files to load at start
    sourcemap: true,
    logLevel: "warning",
  }) satisfies BuildOptions;

/** The share kit's drawings and files of contacts; also used by `npm run dev`. */
export const workers = (folder: string) =>
  ({
    ...ofNode(folder),
    entryPoints: ["share/worker/drawing-worker", "contacts/import/reading-worker"].map((name) =>
      join(rootFolder, `host/app/${name}.ts`),
    ),
  }) satisfies BuildOptions;

const STAMP = "built-at";
const SOURCES = [
  "host/app",
  "host/server",
  "host/public",
  "host/server.ts",
  "host/chunks.ts",
  "host/vite.config.ts",
  "sdk",
  "db",
  "package.json",
  "rollup.config.mjs",
];

/** Makes the next start rebuild. */
export const forgetBuild = () => rmSync(join(buildFolder, STAMP), { force: true });

/** Whether the build is missing or older than a source. */
export function isStale(): boolean {
  const builtAt = statSync(join(buildFolder, STAMP), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return SOURCES.some((source) => newest(join(rootFolder, source)) > builtAt);
}

function newest(path: string): number {
  if (!existsSync(path) || /[\\/](dist|node_modules)$/.test(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}

if (process.argv[1] === import.meta.filename) {
  try {
    await build({ withSdk: !process.argv.includes("--without-sdk") });
  } catch (error) {
    console.error(`The build failed, and host/build is as it was: ${(error as Error).message}`);
    process.exit(1);
  }
}
