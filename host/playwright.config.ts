import { defineConfig, devices } from "@playwright/test";
import { findChromium, QUIET_FLAGS } from "./scripts/chromium.ts";

export default defineConfig({
  testDir: "./tests",
  testMatch: "**/*.spec.ts",
  outputDir: "./test-results",
  fullyParallel: true,
  workers: 3, // two would wait a seventh of the time
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [["list"]],
  forbidOnly: Boolean(process.env.CI),
  // On a shared machine a browser may starve for seconds; the report names what needed a second try.
  retries: process.env.CI ? 1 : 0,
  use: {
    ...devices["Desktop Chrome"],
    launchOptions: {
      executablePath: findChromium(),
      // One process for all pages of a context, so that it compiles the application once: see tests/reused-context.ts.
      // Pages live too briefly for optimized code to repay its compilation, a tenth of the time.
      args: [...QUIET_FLAGS, "--no-first-run", "--renderer-process-limit=1", "--js-flags=--no-maglev,--no-opt"],
    },
    // The worker saves the whole application in each test's new browser, a quarter of the time. Tests of the worker
    // and of whole paths through the product allow it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    trace: "on-first-retry", // recording each test costs a third of the time
  },
});
