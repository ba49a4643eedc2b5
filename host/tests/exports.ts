import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** A module's text by its path below the root. */
export type Modules = ReadonlyMap<string, string>;

interface User {
  path: string;
  words: ReadonlySet<string>;
}

const DECLARATION =
  /^export (?:default )?(?:async |abstract |declare )*(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
const LIST = /^export (?:type )?\{([^}]*)\}/gm;
/** Everything of another module is exported on: who imports this one may mean that. */
const ALL_OF = /^export (?:type )?\* from "([^"]+)"/gm;
const SPECIFIER = /(?:\bfrom |\bimport\(|^import )"([.#][^"]+)"/gm;

/** Modules of ours below the folders, tests included. */
export function readModules(root: string, folders: string[]): Modules {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
  );
  return new Map(
    paths
      .filter((path) => /\.(tsx?|mjs)$/.test(path) && !/\/(dist|build|versions|node_modules)\//.test(path))
      .map((path) => [path, readFileSync(join(root, path), "utf8")]),
  );
}

/** The names that a module exports, its default apart. */
export const exportsOf = (text: string): string[] => [
  ...[...text.matchAll(DECLARATION)].filter(([all]) => !all.startsWith("export default")).map(([, name]) => name!),
  ...[...text.matchAll(LIST)]
    .flatMap(([, names]) => names!.match(/\w+(?=\s*(?:,|$))/g) ?? [])
    .filter((name) => name !== "default"),
];

/**
 * Exports that no other file names which imports their module; tests beside the module or below it do not count.
 * `aliases` lead from `#db/` to a folder.
 */
export function unusedExports(modules: Modules, aliases: Record<string, string>): { path: string; name: string }[] {
  const users = new Map<string, User[]>();
  const reexports = new Map<string, string[]>();
  for (const [path, text] of modules) {
    const words = new Set(text.match(/\w+/g));
    const resolve = (specifier: string) => {
      const alias = Object.keys(aliases).find((one) => specifier.startsWith(one));
      return normalize(alias ? aliases[alias] + specifier.slice(alias.length) : join(dirname(path), specifier));
    };
    for (const [, specifier] of text.matchAll(SPECIFIER)) {
      const target = resolve(specifier!);
      users.set(target, [...(users.get(target) ?? []), { path, words }]);
    }
    for (const [, specifier] of text.matchAll(ALL_OF))
      reexports.set(resolve(specifier!), [...(reexports.get(resolve(specifier!)) ?? []), path]);
  }
  const usersOf = (path: string): User[] => [
    ...(users.get(path) ?? []),
    ...(reexports.get(path) ?? []).flatMap(usersOf),
  ];
  return [...modules].flatMap(([path, text]) => {
    const isOwnTest = (user: string) => user.includes(".test.") && user.startsWith(`${dirname(path)}/`);
    const others = usersOf(path).filter((user) => user.path !== path && !isOwnTest(user.path));
    return exportsOf(text)
      .filter((name) => !others.some(({ words }) => words.has(name)))
      .map((name) => ({ path, name }));
  });
}
