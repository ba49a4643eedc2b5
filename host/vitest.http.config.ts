import { defineConfig } from "vitest/config";

/** Tests that call the built server over HTTP: `npm run build` before. */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  test: {
    include: ["host/**/*.http.test.ts"],
    exclude: ["**/node_modules/**", "host/build*/**"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    isolate: false, // else each file loads and compiles all modules anew
    maxWorkers: 3, // they wait for servers to start, and for timers, half of the time
  },
});
