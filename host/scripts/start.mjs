// `npm start`: builds when the build is missing or older than the sources, then serves.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
process.chdir(root);

// An installation without the build tools runs what was built elsewhere.
const canBuild = existsSync(join(root, "node_modules/tsx"));
if (canBuild) {
  const { status } = spawnSync(process.execPath, ["--import", "tsx", "host/scripts/build-if-stale.ts"], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}
process.env.NODE_ENV ??= "production";
await import("../build/server.js");
