// `npm run restore -- BACKUP [--force] [--env-file=FILE]`: puts a backup into this environment's database and storage.
// Stop Meishi before.
import { commandLine, fail, plain, printCounts, rowProgress } from "./command-line.ts";

process.umask(0o077);
try {
  const {
    force,
    positionals: [path],
  } = commandLine();
  if (!path) throw plain("Say which backup: npm run restore -- FOLDER [--force] [--env-file=FILE]");
  const { restoreBackup } = await import("../app/backup/backup.server.ts");
  const { rows, madeAt } = await restoreBackup(path, { force, progress: rowProgress() });
  printCounts(rows);
  console.log(`Restored as of ${madeAt}. Counts and checksums agree.`);
} catch (error) {
  fail("The restore failed, and the database is as it was", error);
}
