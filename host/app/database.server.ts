import { DrizzleQueryError } from "drizzle-orm";
import { fileOf } from "#db/describe.ts";
import { type Database, isDamage, isUnavailable, MigrationError, type MigrationRange, open } from "#db/index.ts";
import { config, StartupError } from "./config/config.server.ts";
import { errorFields, log } from "./runtime/log.server.ts";

/** Called with the seconds of each query and each wait for a connection; set if metrics are on. */
export const queryObservers = { query: (_seconds: number) => {}, poolWait: (_seconds: number) => {} };

const { slowQueryMs = Infinity } = config;
const watch =
  slowQueryMs === Infinity && config.metricsToken === undefined
    ? undefined
    : {
        query(text: string, ms: number) {
          queryObservers.query(ms / 1000);
          if (ms >= slowQueryMs) log("warn", "slow query", { ms: Math.round(ms), query: text.slice(0, 500) });
        },
        poolWait: (ms: number) => queryObservers.poolWait(ms / 1000),
      };

const { poolSize, isPooledByTransaction } = config;
const options = { watch, poolSize, isPooledByTransaction };

/** Migrations applied at this start, if any. */
export let migrated: MigrationRange | undefined;

/** The database of this process, open and up to date. Reads go to `db`, writes through `transaction`. */
export const database = await connect();
export const { db, tables, transaction } = database;

/** A copy that follows the database by itself, if there is one. */
export const replica = config.replicaUrl === undefined ? undefined : await open(config.replicaUrl, options);

/**
 * Reads what may be a second old, such as figures: from the replica if there is one, from the database itself while
 * that is away.
 */
export async function readFromReplica<T>(read: (from: Database) => Promise<T>): Promise<T> {
  if (!replica) return read(database);
  try {
    return await read(replica);
  } catch (error) {
    // Away, behind a migration, or ending a query that keeps it from following.
    if (!isUnavailable(error) && !(error instanceof DrizzleQueryError)) throw error;
    log("warn", "the replica does not answer", errorFields(error));
    return read(database);
  }
}

async function connect() {
  try {
    const opened = await open(config.databaseUrl, { ...options, isServing: true });
    migrated = await opened.migrate();
    return opened;
  } catch (error) {
    if (error instanceof MigrationError) throw new StartupError(`DATABASE_URL: ${error.message}`);
    if (isDamage(error)) {
      const file = fileOf(config.databaseUrl);
      throw new StartupError(
        `The database ${file} is damaged: npm run restore -- FOLDER --force puts a backup in its place and keeps the file`,
      );
    }
    // The URL may hold a password, and so may the driver's message: only its code is repeated.
    const { code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    throw new StartupError(
      `DATABASE_URL cannot be opened${code ? ` (${code})` : ""}: check that the database exists and may be written`,
    );
  }
}
