import { createHash } from "node:crypto";
import { join } from "node:path";
import { build } from "esbuild";
import { rootFolder } from "../../db/root.ts";
import { client, readManifest } from "./client-manifest.ts";

/** Pages that open without a network, with what they import: the shell. Other files are saved when they are used. */
const OFFLINE_ROUTES = ["root", "routes/_app", "routes/_app.dashboard", "routes/_app.cards.$id.show"];

/** Builds /sw.js with the list of the shell's files in it, its kill switch and the script that registers it. */
export async function buildWorker(): Promise<void> {
  const shell = shellFiles();
  const worker = join(rootFolder, "host/app/pwa/worker");
  await build({
    entryPoints: { "sw": join(worker, "worker.ts"), "sw-off": join(worker, "off.ts"), "register-sw": join(rootFolder, "host/app/pwa/register.ts") },
    outdir: client,
    bundle: true, minify: true, format: "iife", target: "es2022", logLevel: "warning",
    define: { SHELL_FILES: JSON.stringify(shell), SHELL_VERSION: JSON.stringify(hash(shell.join(" "))) },
  });
}

function shellFiles(): string[] {
  const { entry, routes, address } = readManifest();
  const used = OFFLINE_ROUTES.flatMap((id) => {
    const route = routes[id];
    if (!route) throw new Error(`${id} is not in the build: host/scripts/build-worker.ts names routes that open offline`);
    return [route.module, ...(route.imports ?? []), ...(route.css ?? [])];
  });
  return [...new Set([entry.module, ...entry.imports, ...used, address, "/favicon.svg"])].sort();
}

const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);
