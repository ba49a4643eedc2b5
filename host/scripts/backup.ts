// `npm run backup [-- FOLDER] [--env-file=FILE]`: a backup into a new folder below BACKUP_DIR. Can be made while the
// product runs.
import { resolve } from "node:path";
import { commandLine, fail } from "./command-line.ts";

process.umask(0o077);
try {
  const { positionals } = commandLine();
  const { pruneBackups: forgetOldBackups, makeBackup } = await import("../app/backup/backup.server.ts");
  const { config } = await import("../app/config/config.server.ts");
  const folder = resolve(positionals[0] ?? config.backup.dir);
  let printed = -1;
  const started = performance.now();
  const { path, manifest } = await makeBackup(folder, (done) => {
    const percent = Math.floor(done * 20) * 5;
    if (percent > printed) console.log(`${(printed = percent)} %`);
  });
  await forgetOldBackups(folder, config.backup.keep);
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
