import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  esbuild: { jsx: "automatic" },
  test: {
    include: ["{host/app,host/server,host/tests,host/eslint-rules,db,sdk,embed-demo}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/*.http.test.ts"],
    env: { DATABASE_URL: "memory:", DATA_DIR: join(tmpdir(), "meishi-unit-tests"), RATE_LIMITS: "off" },
    testTimeout: 30_000, // the first test on PGlite waits for it to start
    hookTimeout: 30_000,
    isolate: false,
  },
});
