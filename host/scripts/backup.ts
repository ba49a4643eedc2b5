// `npm run backup [-- FOLDER] [--env-file=FILE]`: a backup into a new folder below BACKUP_DIR. Can be made while the
// product runs, which makes its own with `--scheduled`: those alone are counted by BACKUP_KEEP.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { describeDatabase, fileOf } from "../../db/describe.ts";
import { readConfig } from "../app/config/read-config.server.ts";
import { commandLine, fail, plain } from "./command-line.ts";

process.umask(0o077);
try {
  const { isScheduled, positionals } = commandLine();
  // Before anything opens the database or makes its folder: a backup of settings that nobody meant would look good.
  const { databaseUrl } = readConfig(process.env);
  const file = fileOf(databaseUrl);
  if (file && !existsSync(file)) throw nothingAt(file);
  const { pruneBackups, makeBackup } = await import("../app/backup/backup.server.ts");
  const { config } = await import("../app/config/config.server.ts");
  const folder = resolve(positionals[0] ?? config.backup.dir);
  let printed = -1;
  const started = performance.now();
  const reportProgress = (done: number) => {
    const percent = Math.floor(done * 20) * 5;
    if (percent > printed) console.log(`${(printed = percent)} %`);
  };
  const made = await makeBackup(folder, { isScheduled, reportProgress });
  if (!made) throw nothingAt(describeDatabase(databaseUrl));
  const { path, manifest } = made;
  if (isScheduled) await pruneBackups(folder, config.backup.keep);
  const seconds = (performance.now() - started) / 1000;
  const rows = Object.values(manifest.rows).reduce((sum, n) => sum + n, 0);
  const uploads = Object.keys(manifest.files).filter((name) => name.startsWith("uploads/")).length;
  console.log(
    `Backup of ${rows.toLocaleString("en")} rows and ${uploads.toLocaleString("en")} uploads: ${path} ` +
      `(${seconds.toFixed(1)} s, ${Math.round(rows / seconds).toLocaleString("en")} rows a second)`,
  );
} catch (error) {
  fail("The backup failed", error);
}

function nothingAt(place: string): Error {
  return plain(
    `There is no Meishi database at ${place}. If the service reads its settings from a file, name it: ` +
      "npm run backup -- --env-file=/etc/meishi.env",
  );
}
