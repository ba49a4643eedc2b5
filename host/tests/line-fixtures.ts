import { test as base } from "./fixtures.ts";
import { startHost } from "./host.ts";
import { aLine, type Line } from "./line.ts";

/** Each worker's host is reached over a line that a test can cut; `settings` are the host's. */
export const test = base.extend<{ reconnected: void }, { line: Line; settings: Record<string, string> }>({
  line: [
    async ({}, use) => {
      const line = await aLine();
      await use(line);
      await line.stop();
    },
    { scope: "worker" },
  ],
  settings: [async ({ line }, use) => use({ PUBLIC_URL: line.url }), { scope: "worker" }],
  host: [
    async ({ line, settings }, use) => {
      const host = await startHost({ RATE_LIMITS: "off", ...settings });
      line.connect(host.url);
      await use({ ...host, url: line.url });
      await host.stop();
    },
    { scope: "worker" },
  ],
  reconnected: [
    async ({ line }, use) => {
      await use();
      line.mend();
      line.replace("/sw.js", undefined);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
