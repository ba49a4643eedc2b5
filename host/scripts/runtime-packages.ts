// `tsx host/scripts/runtime-packages.ts FOLDER`, for the image: copies what the built product needs of node_modules.
// Most of what is installed for production has gone into the bundles, and most files of the rest are for developers.
import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { rootFolder } from "../../db/root.ts";

interface Package {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const BUILT = ["host/build", "host/build/server", "host/build/server/assets"];
/** Only tests use it; the driver that imports it loads on demand. */
const LEFT_OUT = new Set(["@electric-sql/pglite"]);
/** Files of packages that nothing loads, and folders that hold only such: SQLite's source, other people's bundles. */
const NOT_LOADED = /\.(?:map|[cm]?tsx?|flow|md|markdown|html|jsx|c|cc|cpp|h|hpp|gyp|gypi|o|a)$/i;
const LICENCE_FILE = /^(?:licen[cs]e|notice|copying)/i;
const FOLDERS_NOT_LOADED = ["better-sqlite3/deps", "better-sqlite3/src"];

/** Each name that stands in quotes in a bundle, whole or up to what is put in, and is a package's: never too few. */
function namedInBundles(): string[] {
  const quoted = /["'`]((?:@[\w.-]+\/)?\w[\w.-]*)(["'`/]|\$\{)/g;
  const [names, beginnings] = [new Set<string>(), new Set<string>()];
  for (const folder of BUILT)
    for (const file of readdirSync(join(rootFolder, folder)).filter((name) => name.endsWith(".js")))
      for (const [, name, end] of readFileSync(join(rootFolder, folder, file), "utf8").matchAll(quoted))
        if (end !== "${") names.add(name!);
        else if (name!.startsWith("@")) beginnings.add(name!);
  return installed().filter((name) => names.has(name) || [...beginnings].some((start) => name.startsWith(start)));
}

/** Names of all packages that are there for production. */
function installed(): string[] {
  const { packages } = JSON.parse(readFileSync(join(rootFolder, "package-lock.json"), "utf8")) as {
    packages: Record<string, { dev?: boolean }>;
  };
  return Object.entries(packages).flatMap(([path, { dev }]) => {
    const name = path.replace("node_modules/", "");
    return dev || path === "" || name.includes("node_modules/") || !existsSync(join(rootFolder, path)) ? [] : [name];
  });
}

/** Where Node finds a package that another one, installed at `from`, asks for. */
function resolvePackage(name: string, from: string): string | undefined {
  for (let folder = from; ;) {
    const path = join(folder, "node_modules", name);
    if (existsSync(join(rootFolder, path, "package.json"))) return path;
    if (!folder.includes("node_modules")) return undefined;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf("node_modules") - 1));
  }
}

/** All packages that these need, as paths. */
function closureOf(names: string[]): Set<string> {
  const paths = new Set<string>();
  const queue = names.map((name) => join("node_modules", name));
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (paths.has(path) || LEFT_OUT.has(path.replace(/^.*node_modules\//, ""))) continue;
    paths.add(path);
    const {
      dependencies,
      optionalDependencies,
      peerDependencies = {},
      peerDependenciesMeta,
    } = JSON.parse(readFileSync(join(rootFolder, path, "package.json"), "utf8")) as Package;
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional);
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const needed = resolvePackage(name, path);
      if (needed) queue.push(needed);
    }
  }
  return paths;
}

const isShipped = (path: string): boolean =>
  LICENCE_FILE.test(basename(path)) ||
  !(NOT_LOADED.test(path) || FOLDERS_NOT_LOADED.some((folder) => path.endsWith(`node_modules/${folder}`)));

const target = process.argv[2];
if (!target) throw new Error("Say where to put them: tsx host/scripts/runtime-packages.ts FOLDER");
const packages = closureOf(namedInBundles());
for (const path of packages)
  cpSync(join(rootFolder, path), join(target, path), {
    recursive: true,
    // Packages inside packages are copied by themselves.
    filter: (source) => isShipped(source) && !(source.endsWith("/node_modules") && source !== join(rootFolder, path)),
  });
console.log(`${packages.size} packages`);
