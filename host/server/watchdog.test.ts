import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";

const SOURCES = import.meta.dirname;
const built = mkdtempSync(join(tmpdir(), "meishi-watchdog-"));
beforeAll(() =>
  build({
    entryPoints: [join(SOURCES, "watchdog.ts"), join(SOURCES, "watchdog-thread.ts")],
    outdir: built,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
  }),
);
afterAll(() => rmSync(built, { recursive: true }));

/** Runs code in a process that is watched, and answers what it printed and how it ended. */
async function watched(code: string, options: { replaceAfterMs?: number } = {}) {
  const start = JSON.stringify({ thread: join(built, "watchdog-thread.mjs"), isJson: true, ...options });
  const script = `
    import { startWatchdog } from ${JSON.stringify(join(built, "watchdog.mjs"))};
    const watchdog = startWatchdog(${start});
    const pause = (ms) => new Promise((done) => setTimeout(done, ms));
    await pause(1000); // the thread has started
    ${code}
    await pause(600);
    console.log(JSON.stringify({ stalls: watchdog.stalls }));
    process.exit(0);`;
  const file = join(built, "watched.mjs");
  writeFileSync(file, script);
  const child = spawn(process.execPath, [file], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise<string | null>((resolve) => child.on("exit", (_code, signal) => resolve(signal)));
  const lines = (await text(child.stdout)).trim().split("\n");
  return { lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>), signal: await ended };
}

test("a loop that stands still is logged with what it was doing, and counted once", { timeout: 60_000 }, async () => {
  const { lines } = await watched(`
    function readsForever() { const end = Date.now() + 4000; while (Date.now() < end); }
    readsForever();`);
  expect(lines[0]).toMatchObject({ level: "error", message: "event loop stands still" });
  expect(lines[0]!.at).toContain("readsForever");
  expect(lines[1]).toMatchObject({ message: "event loop goes on" });
  expect(lines[2]).toEqual({ stalls: 1 });
});

test(
  "a regular expression that never ends does not keep the process from being replaced",
  { timeout: 60_000 },
  async () => {
    const { lines, signal } = await watched(`/^(<!--[^]*?-->\\s*)*$/.test("<!---->".repeat(40) + "x");`, {
      replaceAfterMs: 4_000,
    });
    expect(lines.at(-1)).toMatchObject({ message: "event loop stands still: process is replaced" });
    expect(signal).toBe("SIGKILL");
  },
);
