// Fails when the first load of an owners' page has more JavaScript than its budget, or more files: see chunks.ts.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { client, readManifest } from "./client-manifest.ts";

const BUDGET_KB = 180;
const BUDGET_FILES = 24;

const manifest = readManifest();
const sizes = new Map<string, number>();

/** What a browser fetches before the page works: entry, the route and its parents, and what they import. */
function filesOf(routeId: string): Set<string> {
  const files = new Set([manifest.entry.module, ...manifest.entry.imports]);
  for (let id: string | undefined = routeId; id; id = manifest.routes[id]?.parentId) {
    const route = manifest.routes[id]!;
    for (const file of [route.module, ...(route.imports ?? [])]) files.add(file);
  }
  return files;
}

function gzipSize(file: string): number {
  const cached = sizes.get(file);
  if (cached !== undefined) return cached;
  const size = gzipSync(readFileSync(join(client, file)), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}

const rows = Object.values(manifest.routes)
  .filter(({ id }) => /^routes\/(_app\.|auth|_index|reset|developers)/.test(id))
  .map(({ id }) => {
    const files = [...filesOf(id)];
    const kb = files.reduce((sum, file) => sum + gzipSize(file), 0) / 1024;
    return { page: id.replace("routes/", ""), kb, files: files.length };
  })
  .sort((a, b) => b.kb - a.kb);
for (const { page, kb, files } of rows) {
  console.log(`${kb.toFixed(1).padStart(7)} KB in ${String(files).padStart(2)} files  ${page}`);
}
const over = rows.filter(({ kb, files }) => kb > BUDGET_KB || files > BUDGET_FILES).map(({ page }) => page);
if (over.length > 0) console.error(`Over ${BUDGET_KB} KB or ${BUDGET_FILES} files (chunks.ts): ${over.join(", ")}`);
process.exit(over.length > 0 ? 1 : 0);
