import { DrizzleQueryError } from "drizzle-orm";

/** A unique value is already in use; `column` is its property name, such as "slug". */
export class UniqueError extends Error {
  override name = "UniqueError";

  constructor(
    readonly column: string,
    cause: unknown,
  ) {
    super(`${column} is taken`, { cause });
  }
}

/** Codes of temporary failures: locked, disk full, shutting down, starting, unreachable, too many connections. */
const AWAY =
  /^(SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY)|53\d{3}|57P0[123]|57014|08\d{3}|ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)/;

/** Whether the database is temporarily unavailable, so that the request may be repeated. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message } = driverError(error);
  return (
    AWAY.test(code ?? "") ||
    /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/.test(
      message,
    )
  );
}

/** Whether the error says that SQLite can no longer read the database file. */
export const isDamage = (error: unknown): boolean =>
  error instanceof Error && /^SQLITE_(CORRUPT|NOTADB)/.test(driverError(error).code ?? "");

type DriverError = { code?: string; detail?: string; message: string };

/** The driver's own error: drizzle wraps those of PostgreSQL but not those of SQLite. */
export function driverError(error: unknown): DriverError {
  return (error instanceof DrizzleQueryError ? error.cause : error) as DriverError;
}

/** Converts a unique violation of any driver to UniqueError; returns other errors unchanged. */
export function toUniqueError(error: unknown): unknown {
  const cause = driverError(error);
  const column = violatedColumn(cause);
  return column === undefined ? error : new UniqueError(column, cause);
}

function violatedColumn({ code, detail, message }: DriverError): string | undefined {
  switch (code) {
    case "23505": // Key (user_id)=(7) already exists.
      return camelCase(detail?.match(/^Key \((.+?)\)=\(/)?.[1] ?? "");
    case "SQLITE_CONSTRAINT_UNIQUE":
    case "SQLITE_CONSTRAINT_PRIMARYKEY": // UNIQUE constraint failed: cards.user_id
      return camelCase(message.replace(/^.*: /, "").replaceAll(/\b\w+\./g, ""));
    default:
      return undefined;
  }
}

const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
