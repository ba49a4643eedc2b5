// `npm run backup [-- FOLDER]`: a backup into a new folder below BACKUP_DIR. Can be made while the product runs.
import { resolve } from "node:path";
import { forgetOldBackups, makeBackup } from "../app/backup/backup.server.ts";
import { config } from "../app/config/config.server.ts";

try {
  const folder = resolve(process.argv[2] ?? config.backup.dir);
  const { path, manifest } = await makeBackup(folder);
  await forgetOldBackups(folder, config.backup.keep);
  const rows = Object.values(manifest.rows).reduce((sum, n) => sum + n, 0);
  const uploads = Object.keys(manifest.files).filter((name) => name.startsWith("uploads/")).length;
  console.log(`Backup of ${rows.toLocaleString("en")} rows and ${uploads.toLocaleString("en")} uploads: ${path}`);
} catch (error) {
  // A driver's message may hold values of rows.
  const { name, message, code } = error as NodeJS.ErrnoException;
  console.error(`The backup failed: ${name === "StartError" || name === "Unavailable" ? message : (code ?? name)}`);
  process.exit(1);
}
