// Fails when a visitor of somebody else's site would load more of ours than the budget. Run after the build.
import { readFileSync } from "node:fs";
import { LANGUAGES } from "./languages.ts";

interface Manifest {
  version: string;
  files: Record<string, { gzip: number; imports?: string[] }>;
}

export interface Size {
  what: string;
  bytes: number;
  /** Aimed at, and not to be passed, in bytes. */
  aim: number;
  limit: number;
}

const KB = 1024;

/** A file with all that it imports at once. */
function withImports(manifest: Manifest, name: string, files = new Set<string>()): Set<string> {
  if (files.has(name)) return files;
  files.add(name);
  for (const imported of manifest.files[name]?.imports ?? []) withImports(manifest, imported, files);
  return files;
}

/** Gzip size of each part of the SDK. A card itself is a response of the server: see its tests. */
export function sdkSizes(manifest: Manifest): Size[] {
  const { version, files } = manifest;
  const part = (name: string) => withImports(manifest, `${version}/${name}.js`);
  const sum = (...sets: Set<string>[]) =>
    [...new Set(sets.flatMap((set) => [...set]))].reduce((bytes, name) => bytes + files[name]!.gzip, 0);
  const loader = files["v1.js"]!.gzip;
  return [
    { what: "v1.js", bytes: loader, aim: 3 * KB, limit: 3 * KB },
    { what: "v1.js?card=, before the card", bytes: files["launcher.js"]!.gzip, aim: 3 * KB, limit: 3 * KB },
    { what: "by data-card, before the card", bytes: files["with-card.js"]!.gzip, aim: 2 * KB, limit: 2.5 * KB },
    ...LANGUAGES.map((language) => ({
      what: `chat opened, ${language}`,
      bytes: sum(part("chat"), part(`words-${language}`)),
      aim: 9 * KB,
      limit: 9 * KB,
    })),
    { what: "card used: presses, sheets", bytes: sum(part("card")), aim: 4 * KB, limit: 4 * KB },
    {
      what: "both, with v1.js, ja (longest)",
      bytes: loader + sum(part("chat"), part("card"), part("words-ja")),
      aim: 12.5 * KB,
      limit: 13 * KB,
    },
    {
      what: "both and the button, ja",
      bytes: loader + sum(part("launchers"), part("chat"), part("card"), part("words-ja")),
      aim: 14.5 * KB,
      limit: 14.5 * KB,
    },
  ];
}

if (process.argv[1] === import.meta.filename) {
  const manifest = JSON.parse(readFileSync(new URL("dist/manifest.json", import.meta.url), "utf8")) as Manifest;
  const sizes = sdkSizes(manifest);
  const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;
  for (const { what, bytes, aim, limit } of sizes) {
    process.stdout.write(`${what.padEnd(30)} ${kb(bytes).padStart(8)}  (aim ${kb(aim)}, at most ${kb(limit)})\n`);
  }
  const over = sizes.filter(({ bytes, limit }) => bytes > limit);
  for (const { what, bytes, limit } of over)
    process.stderr.write(`${what} weighs ${kb(bytes)}, more than ${kb(limit)}.\n`);
  process.exit(over.length ? 1 : 0);
}
