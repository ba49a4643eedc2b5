import { defineConfig } from "vitest/config";

export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  esbuild: { jsx: "automatic" },
  test: {
    include: ["{host/app,host/server,host/tests,host/eslint-rules,db,sdk,embed-demo}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/*.http.test.ts"],
    env: { DATABASE_URL: "memory:", RATE_LIMITS: "off" },
    setupFiles: ["own-data-folder", "own-config", "register-words", "message-equality"].map(
      (name) => `host/tests/${name}.ts`,
    ),
    maxWorkers: 2, // Vitest would leave one of two cores to others
    testTimeout: 60_000, // the first test on PGlite waits for it to start
    hookTimeout: 30_000,
    isolate: false,
  },
});
