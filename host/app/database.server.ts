import { open } from "#db/index.ts";
import { config, StartError } from "./config/config.server.ts";
import { log } from "./operation/log.server.ts";

const slowQueries =
  config.slowQueryMs === undefined
    ? undefined
    : {
        ms: config.slowQueryMs,
        report: (query: string, ms: number) => log("warn", "slow query", { ms, query: query.slice(0, 500) }),
      };

/** The database of this process, open and up to date. Reads go to `db`, writes through `transaction`. */
export const database = await connect();
export const { db, tables, transaction } = database;

async function connect() {
  try {
    const opened = await open(config.databaseUrl, slowQueries);
    await opened.migrate();
    return opened;
  } catch (error) {
    // The URL may hold a password, and so may the driver's message: only its code is repeated.
    const { code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    throw new StartError(
      `DATABASE_URL cannot be opened${code ? ` (${code})` : ""}: check that the database exists and may be written`,
    );
  }
}
