import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of package.json, found from sources under tsx as well as from the bundle, which is nested deeper. */
export const rootFolder = findRoot(dirname(fileURLToPath(import.meta.url)));

function findRoot(folder: string): string {
  if (existsSync(join(folder, "package.json")) && existsSync(join(folder, "db/migrations"))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error("db/migrations not found: start Meishi from its own folder");
  return findRoot(parent);
}
