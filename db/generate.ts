// Writes the migration of both dialects under one name: `npm run db:generate -- --name add_nicknames`.
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { rootFolder } from "./root.ts";

const { name } = parseArgs({ options: { name: { type: "string" } } }).values;
if (!name || !/^[a-z][a-z0-9]*(_[a-z0-9]+)+$/.test(name)) {
  process.stderr.write("Name what the migration changes: npm run db:generate -- --name add_nicknames\n");
  process.exit(1);
}
for (const dialect of ["sqlite", "postgres"]) {
  const { status } = spawnSync(
    join(rootFolder, "node_modules/.bin/drizzle-kit"),
    ["generate", `--name=${name}`, `--config=db/drizzle.${dialect}.config.ts`],
    { cwd: rootFolder, stdio: "inherit" },
  );
  if (status !== 0) process.exit(status ?? 1);
  // drizzle-kit compares the tables with the newest snapshot only.
  const folder = join(rootFolder, "db/migrations", dialect, "meta");
  const snapshots = readdirSync(folder).filter((file) => file.endsWith("_snapshot.json"));
  for (const older of snapshots.sort().slice(0, -1)) rmSync(join(folder, older));
}
