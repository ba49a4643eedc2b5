import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder } from "./build-folder.ts";

/** Where the browser's part of the build lies. */
export const client = join(buildFolder, "client");

export interface Manifest {
  /** Where the browser finds this list, which every page loads. */
  address: string;
  entry: { module: string; imports: string[] };
  routes: Record<string, { id: string; parentId?: string; module: string; imports?: string[]; css?: string[] }>;
}

/** The browser's own list of routes, which Remix writes as a script: `window.__remixManifest={…};`. */
export function readManifest(folder = client): Manifest {
  const assets = join(folder, "assets");
  const name = readdirSync(assets).find((file) => /^manifest-[\w-]+\.js$/.test(file));
  if (!name) throw new Error("The client's manifest is missing: build the application first");
  const manifest = JSON.parse(
    readFileSync(join(assets, name), "utf8")
      .replace(/^[^{]*/, "")
      .replace(/;?\s*$/, ""),
  ) as Omit<Manifest, "address">;
  return { ...manifest, address: `/assets/${name}` };
}
