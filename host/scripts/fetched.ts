import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rootFolder } from "../../db/root.ts";

const sources = join(rootFolder, "host/fetched");
/** Where packages lie that are fetched once. */
function cacheFolder(): string {
  const { MEISHI_CACHE, XDG_CACHE_HOME } = process.env;
  const folder = MEISHI_CACHE ?? join(XDG_CACHE_HOME ?? join(homedir(), ".cache"), "meishi");
  mkdirSync(folder, { recursive: true });
  return folder;
}

type Importable = "frameworks" | "lighthouse" | "load" | "openapi" | "s3";
type Group = Importable | "nodes" | "remix-serve";

/** The folder of the packages of host/fetched/GROUP; npm installs them there first if nobody has yet. */
export function fetchedFolder(group: Group): string {
  const source = join(sources, group);
  const lock = createHash("sha256")
    .update(readFileSync(join(source, "package-lock.json")))
    .digest("hex");
  const folder = join(cacheFolder(), `${group}-${lock.slice(0, 16)}`);
  if (!existsSync(folder)) install(source, folder);
  return folder;
}

/** What the `index.mjs` of a group exports. */
export async function importFetched<Module>(group: Importable): Promise<Module> {
  return (await import(pathToFileURL(join(fetchedFolder(group), "index.mjs")).href)) as Module;
}

/** Several processes may do so at once: each installs beside, and the first one's becomes the folder. */
function install(source: string, folder: string): void {
  const beside = mkdtempSync(`${folder}.`);
  try {
    cpSync(source, beside, { recursive: true });
    const options = ["--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline"];
    execFileSync("npm", ["ci", ...options], { cwd: beside, stdio: ["ignore", "ignore", "inherit"] });
    renameSync(beside, folder);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}
