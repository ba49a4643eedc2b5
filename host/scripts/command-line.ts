import { parseArgs } from "node:util";

/** Reads the arguments of a command, and the settings of the service's own file when `--env-file` names it. */
export function commandLine(): { force: boolean; isScheduled: boolean; positionals: string[] } {
  const { values, positionals } = parseArgs({
    options: {
      force: { type: "boolean", default: false },
      scheduled: { type: "boolean", default: false },
      "env-file": { type: "string" },
    },
    allowPositionals: true,
  });
  const file = values["env-file"];
  if (file !== undefined) readSettings(file);
  return { force: values.force, isScheduled: values.scheduled, positionals };
}

/** Variables that are set already win, as with systemd's and Docker's own. */
function readSettings(file: string): void {
  try {
    process.loadEnvFile(file);
  } catch {
    throw plain(`--env-file cannot be read: ${file}`);
  }
}

/** An error whose words may be printed. */
export const plain = (message: string) => Object.assign(new Error(message), { name: "StartError" });

/** Prints one line and ends. Messages of drivers hold values of rows, so only their codes are shown. */
export function fail(what: string, error: unknown): never {
  const cause = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
  const { name, message } = error as Error;
  const isPlain = name === "StartError" || name === "Unavailable" || (name === "TypeError" && /option/i.test(message));
  console.error(isPlain ? message : `${what}: ${cause.code ?? cause.name}`);
  process.exit(1);
}

/** Prints how many rows each table has. */
export function printCounts(rows: Record<string, number>): void {
  for (const [table, n] of Object.entries(rows))
    console.log(`${table.padEnd(24)} ${n.toLocaleString("en").padStart(12)}`);
}

/** Prints how many rows were copied, now and then. */
export function rowProgress(): (rows: number) => void {
  let next = 100_000;
  return (rows) => {
    if (rows < next) return;
    next = rows + 100_000;
    console.log(`${rows.toLocaleString("en")} rows …`);
  };
}
