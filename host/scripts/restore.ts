// `npm run restore -- BACKUP [--force]`: puts a backup into this environment's database and storage. Stop Meishi
// before.
import { parseArgs } from "node:util";
import { restoreBackup } from "../app/backup/backup.server.ts";

const {
  values: { force },
  positionals: [path],
} = parseArgs({ options: { force: { type: "boolean" } }, allowPositionals: true });
try {
  if (!path)
    throw Object.assign(new Error("Say which backup: npm run restore -- FOLDER [--force]"), { name: "StartError" });
  const { rows, madeAt } = await restoreBackup(path, { force });
  for (const [table, n] of Object.entries(rows))
    console.log(`${table.padEnd(24)} ${n.toLocaleString("en").padStart(12)}`);
  console.log(`Restored as of ${madeAt}`);
} catch (error) {
  const { name, message, code } = error as NodeJS.ErrnoException;
  console.error(name === "StartError" || name === "Unavailable" ? message : `The restore failed: ${code ?? name}`);
  process.exit(1);
}
