// Fails when a page of owners loads more JavaScript at first than its budget.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { client, readManifest } from "./client-manifest.ts";

const BUDGET_KB = 180;

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
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(join(client, file)), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}

const rows = Object.values(manifest.routes)
  .filter(({ id }) => /^routes\/(_app\.|auth|_index|reset)/.test(id))
  .map(({ id }) => ({
    page: id.replace("routes/", ""),
    kb: [...filesOf(id)].reduce((sum, file) => sum + gzipSize(file), 0) / 1024,
  }))
  .sort((a, b) => b.kb - a.kb);
for (const { page, kb } of rows) console.log(`${kb.toFixed(1).padStart(7)} KB  ${page}`);
const over = rows.filter(({ kb }) => kb > BUDGET_KB);
if (over.length > 0) console.error(`Over the budget of ${BUDGET_KB} KB: ${over.map(({ page }) => page).join(", ")}`);
process.exit(over.length > 0 ? 1 : 0);
