// `npm run licences`: the licences of what is installed for production, and known holes where a registry can be asked.
// Fails on a licence that would bind those who host Meishi, and on a hole of high or critical severity.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rootFolder } from "../../db/root.ts";

interface Locked {
  version: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  link?: boolean;
}
interface Audit {
  metadata?: { vulnerabilities: Record<string, number> };
  vulnerabilities?: Record<string, { severity: string; range: string }>;
}

/**
 * Ask nothing of those who only run or change the code, beside naming the authors. LGPL: libvips, loaded as a library.
 * OFL: fonts, which may be embedded.
 */
const FREE =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD(?:-[23]-Clause)?|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-[34]\.0|Python-2\.0|Unlicense|Zlib|WTFPL|LGPL-3\.0-or-later|OFL-1\.1)$/;

const isQuiet = process.argv.includes("--quiet");
const { packages } = JSON.parse(readFileSync(join(rootFolder, "package-lock.json"), "utf8")) as {
  packages: Record<string, Locked>;
};

/**
 * The lockfile knows most licences; the rest say them in their own package.json or, as png-js does, only by the title
 * of the file LICENSE, if they are installed.
 */
function licenceOf(path: string, { license }: Locked): string {
  if (license) return license;
  try {
    const own = JSON.parse(readFileSync(join(rootFolder, path, "package.json"), "utf8")) as {
      license?: string | { type: string };
      licenses?: { type: string }[];
    };
    const named = typeof own.license === "string" ? own.license : (own.license?.type ?? own.licenses?.[0]?.type);
    return named ?? /^(\S+) License$/m.exec(readFileSync(join(rootFolder, path, "LICENSE"), "utf8"))?.[1] ?? "unknown";
  } catch {
    return "unknown";
  }
}

/** `(MIT OR GPL)` leaves the choice; `MIT AND Apache` binds to both. */
const isFree = (licence: string) =>
  licence
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((one) => FREE.test(one.trim())));

const shipped = Object.entries(packages).filter(([path, { dev, link }]) => path !== "" && !dev && !link);
const byLicence = new Map<string, string[]>();
for (const [path, locked] of shipped) {
  const licence = licenceOf(path, locked);
  byLicence.set(licence, [
    ...(byLicence.get(licence) ?? []),
    `${path.split("node_modules/").at(-1)}@${locked.version}`,
  ]);
}
const counted = [...byLicence].sort(([, a], [, b]) => b.length - a.length);
if (!isQuiet)
  for (const [licence, names] of counted)
    console.log(`${String(names.length).padStart(5)}  ${licence}${names.length <= 3 ? `  (${names.join(", ")})` : ""}`);
const binding = counted.filter(([licence]) => !isFree(licence));
for (const [licence, names] of binding)
  console.error(`${licence} is not among the licences that ask nothing: ${names.join(", ")}`);

/** What the registry knows of holes; undefined when none can be asked. */
function audit(): Audit | undefined {
  const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
    cwd: rootFolder,
    encoding: "utf8",
    timeout: 60_000,
  });
  try {
    const answer = JSON.parse(stdout) as Audit;
    return answer.metadata ? answer : undefined;
  } catch {
    return undefined;
  }
}

const holes = audit();
if (!holes) console.log("\nKnown holes: no registry answers npm audit here; ask again where one does.");
else
  console.log(
    `\nKnown holes: ${Object.entries(holes.metadata!.vulnerabilities)
      .map(([severity, count]) => `${count} ${severity}`)
      .join(", ")}`,
  );
const grave = Object.entries(holes?.vulnerabilities ?? {}).filter(
  ([, { severity }]) => severity === "high" || severity === "critical",
);
for (const [name, { severity, range }] of grave) console.error(`${severity}: ${name} ${range}`);
process.exit(binding.length + grave.length === 0 ? 0 : 1);
