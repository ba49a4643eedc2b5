import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildOptions } from "esbuild";
import { rootFolder } from "../../db/root.ts";
import { readManifest } from "./client-manifest.ts";

// Scripts for browsers that are no part of the app: Remix does not build them. `client` is the browser's part of the
// build that they go into.

/** Pages that open without a network, with what they import: the shell. Other files are saved when they are used. */
const OFFLINE_ROUTES = [
  "root",
  "routes/_app",
  "routes/_app.dashboard",
  "routes/_app.cards.$id.show",
  "routes/_app.scan",
];

const worker = join(rootFolder, "host/app/pwa/worker");
const small = (client: string): BuildOptions => ({
  outdir: client,
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2022",
  logLevel: "warning",
});

/** The landing page's script, without React; the card's component comes only on use. */
export const landingScript = (client: string): BuildOptions => ({
  entryPoints: [{ in: join(rootFolder, "host/app/landing/landing.client.ts"), out: "landing" }],
  outdir: join(client, "assets"),
  bundle: true,
  splitting: true,
  platform: "browser",
  format: "esm",
  target: "es2022",
  minify: true,
  logLevel: "warning",
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
});

/** What registers the service worker, and the worker that removes itself. */
export const registration = (client: string): BuildOptions => ({
  ...small(client),
  entryPoints: { "sw-off": join(worker, "off.ts"), "register-sw": join(rootFolder, "host/app/pwa/register.ts") },
});

/** /sw.js with the list of the shell's files in it, which only a whole build knows. */
export function serviceWorker(client: string): BuildOptions {
  const shell = shellFiles(client);
  return {
    ...small(client),
    entryPoints: { sw: join(worker, "worker.ts") },
    define: {
      SHELL_FILES: JSON.stringify(shell),
      SHELL_VERSION: JSON.stringify(hash(shell.join(" "))),
      SCANNER_FILES: JSON.stringify(scannerFiles(client)),
      IS_OWN_DOMAIN: "false",
    },
  };
}

/** What stands for /sw.js on owners' domains, where there are cards and nothing else. */
export const domainWorker = (client: string): BuildOptions => ({
  ...small(client),
  entryPoints: { "sw-domain": join(worker, "worker.ts") },
  define: { SHELL_FILES: "[]", SHELL_VERSION: JSON.stringify("domain"), SCANNER_FILES: "[]", IS_OWN_DOMAIN: "true" },
});

function shellFiles(client: string): string[] {
  const { entry, routes, address } = readManifest(client);
  const used = OFFLINE_ROUTES.flatMap((id) => {
    const route = routes[id];
    if (!route)
      throw new Error(`${id} is not in the build: host/scripts/browser-scripts.ts names routes that open offline`);
    return [route.module, ...(route.imports ?? []), ...(route.css ?? [])];
  });
  return [...new Set([entry.module, ...entry.imports, ...used, address, "/favicon.svg"])].sort();
}

/** What the scanner loads on use: the form with all it imports, and what reads codes where the browser cannot. */
function scannerFiles(client: string): string[] {
  const names = readdirSync(join(client, "assets"));
  const find = (pattern: RegExp) => {
    const name = names.find((file) => pattern.test(file));
    if (!name)
      throw new Error(`${pattern} is not in the build: host/scripts/browser-scripts.ts names it for the scanner`);
    return name;
  };
  const files = new Set<string>([find(/^read-code\.worker-.*\.js$/)]);
  const add = (name: string) => {
    if (files.has(name)) return;
    files.add(name);
    const code = readFileSync(join(client, "assets", name), "utf8");
    for (const [, imported] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) add(imported!);
  };
  for (const pattern of [/^ScanForm-.*\.js$/, /^PaperCard-.*\.js$/, /^SittingTag-.*\.js$/]) add(find(pattern));
  // Vite loads none of them without its styles.
  const page = readFileSync(join(client, "assets", find(/^_app\.scan-.*\.js$/)), "utf8");
  for (const [, styles] of page.matchAll(/"assets\/([^"]+\.css)"/g)) files.add(styles!);
  return [...files].map((name) => `/assets/${name}`);
}

const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);
