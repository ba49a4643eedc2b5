// `npm test` runs everything, `npm run check` what needs no browser and no build. The last line counts all runners.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rootFolder } from "../../db/root.ts";
import { ensureChromium } from "./chromium.ts";

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const reports = mkdtempSync(join(tmpdir(), "meishi-reports-"));
const total: Count = { passed: 0, failed: 0, skipped: 0 };

function add({ passed, failed, skipped }: Count): void {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

const times: [title: string, seconds: number][] = [];

/** Named once more at the end, as what a runner printed of them is thousands of lines above. */
const failures: string[] = [];

/** Runs one part and notes its time. With other lanes beside it, it prints when it ends, so that lines do not mix. */
async function run(title: string, command: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const isAlone = lanes === 1;
  if (isAlone) console.log(`\n▸ ${title}`);
  const began = performance.now();
  const child = spawn(process.execPath, [join(rootFolder, "node_modules", command), ...args], {
    cwd: rootFolder,
    stdio: ["ignore", isAlone ? "inherit" : "pipe", isAlone ? "inherit" : "pipe"],
    env: { ...process.env, ...env },
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => (printed += text));
  }
  const [status] = (await once(child, "close")) as [number | null];
  if (!isAlone) console.log(`\n▸ ${title}\n${printed.trimEnd()}`);
  times.push([title, (performance.now() - began) / 1000]);
  return status === 0;
}

let lanes = 1;

/** Lanes run side by side, the parts of each one after the other. */
async function sideBySide(...parts: (() => Promise<unknown>)[][]): Promise<void> {
  lanes = parts.length;
  await Promise.all(
    parts.map(async (lane) => {
      for (const part of lane) await part();
    }),
  );
  lanes = 1;
}

/** A part that passes or fails as a whole: a command line such as a script of package.json holds. */
async function step(title: string, commandLine: string): Promise<boolean> {
  const [command, ...args] = commandLine.split(" ");
  const isGood = await run(title, BINARIES[command!]!, args);
  add({ passed: Number(isGood), failed: Number(!isGood), skipped: 0 });
  if (!isGood) failures.push(title);
  return isGood;
}

/** Called without npm and shells between, which take half a second each. */
const BINARIES: Record<string, string> = {
  eslint: "eslint/bin/eslint.js",
  prettier: "prettier/bin/prettier.cjs",
  rollup: "rollup/dist/bin/rollup",
  tsc: "typescript-native/bin/tsc", // the lint needs the older compiler's API
  tsx: "tsx/dist/cli.mjs",
};

const { scripts } = JSON.parse(readFileSync(join(rootFolder, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

async function vitest(title: string, config: string): Promise<void> {
  const report = join(reports, `${config}.json`);
  const isGood = await run(title, "vitest/vitest.mjs", [
    "run",
    "--config",
    `host/${config}.config.ts`,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  const count = readReport<VitestReport>(report, ({ numPassedTests, numFailedTests, numPendingTests, testResults }) => {
    for (const { assertionResults } of testResults) {
      for (const { status, fullName, failureMessages } of assertionResults) {
        if (status === "failed") failures.push(`${fullName}\n    ${failureMessages[0]?.slice(0, 500) ?? ""}`);
      }
    }
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
  });
  addRun(title, isGood, count);
}

/** A file that cannot be loaded has no tests to count, yet it failed. */
function addRun(title: string, isGood: boolean, count: Count): void {
  const isUncounted = !isGood && count.failed === 0;
  if (isUncounted) failures.push(title);
  add(isUncounted ? { ...count, failed: 1 } : count);
}

async function playwright(): Promise<void> {
  const report = join(reports, "playwright.json");
  const isGood = await run(
    "Flows in Chromium",
    "@playwright/test/cli.js",
    ["test", "--config", "host/playwright.config.ts", "--reporter=list,json"],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  const count = readReport<PlaywrightReport>(report, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected, // which ones, Playwright itself says last
    skipped: stats.skipped,
  }));
  addRun("Flows in Chromium", isGood, count);
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
}

function readReport<Report>(path: string, counted: (report: Report) => Count): Count {
  try {
    return counted(JSON.parse(readFileSync(path, "utf8")) as Report);
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

const isCheck = process.argv[2] === "check";
let isBuilt = false;
let sdkBuild: Promise<boolean> | undefined; // the unit tests read it
await sideBySide(
  [() => step("Lint rules", scripts.lint!), () => sdkBuild!, () => vitest("Unit tests", "vitest")],
  [
    () => (sdkBuild = step("SDK build", "rollup -c --silent")),
    () => step("SDK size budgets", "tsx sdk/check-size.ts"),
    () => step("Card sizes in each language", "tsx host/scripts/check-languages.ts"),
    () => step("Types", scripts.types!),
    () => step("Formatting", scripts["format:check"]!),
    () => step("Specification", "tsx host/scripts/check-specification.ts"),
    ...(isCheck ? [] : [async () => (isBuilt = await step("Build", `${scripts.build!} --without-sdk`))]),
  ],
);
if (isBuilt) {
  await step("Page size budgets", "tsx host/scripts/check-size.ts");
  await vitest("HTTP tests", "vitest.http");
  try {
    ensureChromium();
    await playwright();
  } catch (error) {
    console.error((error as Error).message);
    addRun("Chromium", false, { passed: 0, failed: 0, skipped: 0 });
  }
}
rmSync(reports, { recursive: true, force: true });
console.log("\nTime of each part");
for (const [title, seconds] of times) console.log(`${seconds.toFixed(1).padStart(8)} s  ${title}`);
console.log(`${(performance.now() / 1000).toFixed(1).padStart(8)} s  All`);
if (failures.length > 0) console.log(["\nFailed", ...failures].join("\n  "));
const { passed, failed, skipped } = total;
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exit(failed === 0 ? 0 : 1);
