// Fails when tests/specification.md names a test that is not there, or quotes a text that stands nowhere in the
// sources.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rootFolder } from "../../db/root.ts";

const host = join(rootFolder, "host");
const SOURCES = ["host/app", "host/server", "sdk", "db"];
const ENTITIES: Record<string, string> = { "&apos;": "'", "&#39;": "'", "&quot;": '"', "&amp;": "&", "’": "'" };

/** One spelling for what JSX, strings and prose write differently: escapes, entities, line breaks. */
const plain = (text: string) =>
  text
    .replace(/\\(['"])/g, "$1")
    .replace(/&(?:apos|#39|quot|amp);|’/g, (entity) => ENTITIES[entity]!)
    .replace(/\s+/g, " ");

function sourcesIn(folder: string): string[] {
  return readdirSync(join(rootFolder, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|(?:^|\/)(?:dist|versions|migrations)\//.test(path))
    .map((path) => readFileSync(join(rootFolder, folder, path), "utf8"));
}

const source = plain(SOURCES.flatMap(sourcesIn).join("\n"));

/** Whether all fixed parts of a text stand in the sources; what is between braces is filled in at run time. */
const isWritten = (text: string) =>
  text
    .split(/\{[^}]*\}/)
    .map((part) => plain(part).trim())
    .every((part) => source.includes(part));

const files = new Map<string, string>();
function testFile(path: string): string {
  const cached = files.get(path);
  if (cached !== undefined) return cached;
  let text = "";
  try {
    text = plain(readFileSync(join(host, path), "utf8"));
  } catch {
    // A file that is not there holds no test: that is what is reported.
  }
  files.set(path, text);
  return text;
}

/** A test's name stands between quotes, as the first word of test(), it() or describe() or after a table of cases. */
const hasTest = (path: string, name: string) =>
  ['("', "(`", '( "', "( `"].some((start) => testFile(path).includes(`${start}${plain(name)}${start.at(-1)},`));

const rows = readFileSync(join(host, "tests/specification.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("|") && !/^\| (?:specification|---)/.test(line))
  .map((line) => line.slice(1, -1).split(" | ") as [string, string | undefined]);

const problems = rows.flatMap(([sentence, proofs = ""]) => [
  ...[...sentence.matchAll(/`([^`]+)`/g)]
    .filter(([, text]) => !isWritten(text!))
    .map(([, text]) => `not in the sources: ${text}`),
  ...proofs
    .trim()
    .split("<br>")
    .filter((proof) => proof !== "text only")
    .flatMap((proof) => {
      const [path, name] = proof.split(" › ", 2);
      return path && name && hasTest(path, name) ? [] : [`no such test: ${proof}`];
    }),
]);

for (const problem of problems) console.error(problem);
const unproved = rows.filter(([, proofs]) => proofs?.trim() === "text only").length;
console.log(
  `${rows.length} rows of the specification, ${rows.length - unproved} proved by tests, ${unproved} by their texts only; ${problems.length} problems`,
);
process.exit(problems.length === 0 ? 0 : 1);
