import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

interface Import {
  from: string;
  to: string;
  /** It takes types alone, which are gone once the code is built. */
  isType: boolean;
}

/** The imports among a folder's files, tests apart; paths are relative to it. `alias` names the folder, as `#host/`. */
export function importsWithin(folder: string, alias: string): Import[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)tests\//.test(file))
    .flatMap((from) =>
      importsOf(readFileSync(join(folder, from), "utf8")).flatMap(({ specifier, isType }) => {
        const to = specifier.startsWith(alias)
          ? specifier.slice(alias.length)
          : relative(folder, resolve(folder, dirname(from), specifier));
        const isOurs = specifier.startsWith(alias) || specifier.startsWith(".");
        return isOurs && !to.startsWith("..") ? [{ from, to, isType }] : [];
      }),
    );
}

/** An import or export as Prettier writes it: at the beginning of a line, ended by a semicolon. */
const STATEMENT = /^(?:import|export) (?:(type )?([^;"']*?) from )?"([^"]+)";/gm;
/** `import("…")` that loads; `typeof import("…")` and `import("…").Name` are types. */
const LATER = /(?<!typeof )\bimport\("([^"]+)"\)(?!\.[A-Z])/g;
const NAMED_TYPES = /^\{\s*(?:type \w+(?: as \w+)?,?\s*)+\}$/;

/** What a module imports, exports on or loads later. */
export function importsOf(text: string): { specifier: string; isType: boolean }[] {
  const statements = [...text.matchAll(STATEMENT)].map(([, type, names = "", specifier]) => ({
    specifier: specifier!,
    isType: type !== undefined || NAMED_TYPES.test(names),
  }));
  return [
    ...statements,
    ...[...text.matchAll(LATER)].map(([, specifier]) => ({ specifier: specifier!, isType: false })),
  ];
}

/** A way from a place back to itself, such as [a, b, a]; undefined when there is none. */
export function findCircle(steps: { from: string; to: string }[]): string[] | undefined {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of steps) if (from !== to) next.set(from, (next.get(from) ?? new Set()).add(to));
  const done = new Set<string>();
  const search = (file: string, path: string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const to of next.get(file) ?? []) {
      const circle = search(to, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of next.keys()) {
    const circle = search(file, []);
    if (circle) return circle;
  }
  return undefined;
}
