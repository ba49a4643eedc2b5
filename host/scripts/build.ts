import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BuildOptions, build as bundle } from "esbuild";
import { rootFolder } from "../../db/root.ts";
import { domainWorker, landingScript, registration, serviceWorker } from "./browser-scripts.ts";
import { noteColors } from "./note-colors.ts";

const run = (command: string, ...args: string[]) =>
  execFileSync(process.execPath, [join(rootFolder, "node_modules", command), ...args], {
    cwd: rootFolder,
    stdio: ["ignore", "ignore", "inherit"],
  });

/** Builds the SDK, unless that has just been done, the application and the server in front of it. */
export async function build({ withSdk = true } = {}): Promise<void> {
  if (withSdk) run("rollup/dist/bin/rollup", "-c", "--silent");
  run("@remix-run/dev/dist/cli.js", "vite:build", "--config", "host/vite.config.ts", "--logLevel", "error");
  for (const script of [landingScript, registration, serviceWorker(), domainWorker]) await bundle(script);
  await bundle({
    ...ofNode,
    entryPoints: [
      "server",
      "server/watchdog-thread",
      "scripts/backup",
      "scripts/restore",
      "scripts/copy-database",
      "scripts/rebuild-rollups",
    ].map((name) => join(rootFolder, `host/${name}.ts`)),
  });
  await bundle(threads);
  await noteColors();
  writeFileSync(stamp, new Date().toISOString());
}

/** Programs that run on Node beside the application. */
const ofNode = {
  outdir: join(rootFolder, "host/build"),
  entryNames: "[name]",
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  packages: "external",
  alias: { zod: join(rootFolder, "node_modules/zod/index.js") }, // bundled: a hundred fewer files to load at start
  sourcemap: true,
  logLevel: "warning",
} satisfies BuildOptions;

/** The share kit's drawings and files of contacts; also used by `npm run dev`. */
export const threads = {
  ...ofNode,
  entryPoints: ["share/worker/drawing-thread", "contacts/import/reading-thread"].map((name) =>
    join(rootFolder, `host/app/${name}.ts`),
  ),
} satisfies BuildOptions;

const stamp = join(rootFolder, "host/build/built-at");
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
export const forgetBuild = () => rmSync(stamp, { force: true });

/** Whether the build is missing or older than a source. */
export function isStale(): boolean {
  const builtAt = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return SOURCES.some((source) => newest(join(rootFolder, source)) > builtAt);
}

function newest(path: string): number {
  if (!existsSync(path) || /[\\/](dist|node_modules)$/.test(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}

if (process.argv[1] === import.meta.filename) await build({ withSdk: !process.argv.includes("--without-sdk") });
