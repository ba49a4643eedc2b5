import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** The headless shell first: it draws no tabs and toolbars, and the tests take three fifths of the time. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Flags for a quiet browser: nothing runs in the background that would disturb tests or measurements. */
export const QUIET_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A Chromium for the tests: Playwright's own, else CHROMIUM_PATH, else one on PATH. Undefined when there is none. */
export function findChromium(): string | undefined {
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  const { CHROMIUM_PATH, PATH = "" } = process.env;
  if (CHROMIUM_PATH && existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
  const paths = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return paths.find((path) => existsSync(path));
}

/** Finds a Chromium or installs one: by Playwright, else by apt when root. Throws what to install otherwise. */
export function ensureChromium(): string {
  const existing = findChromium();
  if (existing) return existing;
  console.log("No Chromium found: installing one …");
  spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit", timeout: 300_000 });
  const byPlaywright = findChromium();
  if (byPlaywright) return byPlaywright;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    spawnSync("apt-get", ["update", "-q"], { stdio: "inherit" });
    for (const name of ["chromium-headless-shell", "chromium"]) {
      const { status } = spawnSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", name], {
        stdio: "inherit",
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
      if (status === 0) break;
    }
  }
  const byApt = findChromium();
  if (byApt) return byApt;
  throw new Error(
    "The browser tests need Chromium: install the package chromium-headless-shell or chromium, or set CHROMIUM_PATH to one.",
  );
}
