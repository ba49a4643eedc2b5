// `npm run restore -- BACKUP [--force] [--env-file=FILE]`: puts a backup into this environment's database and storage.
// Stop Meishi before.
import { describeDatabase } from "../../db/describe.ts";
import { commandLine, fail, plain, printCounts, rowProgress } from "./command-line.ts";

process.umask(0o077);
try {
  const {
    force,
    positionals: [path],
  } = commandLine();
  if (!path) throw plain("Say which backup: npm run restore -- FOLDER [--force] [--env-file=FILE]");
  const { restoreBackup } = await import("../app/backup/backup.server.ts");
  const { config } = await import("../app/config/config.server.ts");
  const files = config.storage ? "the bucket of STORAGE_URL" : config.dataDir;
  console.log(`Restoring into ${describeDatabase(config.databaseUrl)}, files into ${files}`);
  const { manifest, movedTo, oldMails, ownsStorage } = await restoreBackup(path, { force, progress: rowProgress() });
  printCounts(manifest.rows);
  if (movedTo) console.log(`The database that was there is damaged. It is kept as ${movedTo}`);
  if (oldMails > 0) console.log(`Unsent emails older than a day, which are not sent: ${oldMails}`);
  if (!ownsStorage)
    console.log(
      `The files in ${files} belong to another database, so none of them is ever removed. If this database takes its place, restore again with --force.`,
    );
  console.log(
    "Everybody must sign in again. Passwords, keys and app passwords that were ended after the backup work again.",
  );
  console.log(`Restored as of ${manifest.madeAt}. Counts and checksums agree.`);
} catch (error) {
  fail("The restore failed, and the database is as it was", error);
}
