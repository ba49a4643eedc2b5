import { DrizzleQueryError } from "drizzle-orm";

/** A value that must be unique is taken; `column` is the property name, such as "slug". */
export class UniqueError extends Error {
  override name = "UniqueError";

  constructor(readonly column: string, cause: unknown) {
    super(`${column} is taken`, { cause });
  }
}

/** The row changed, or went away, since it was read. */
export class StaleError extends Error {
  override name = "StaleError";
}

type DriverError = { code?: string; detail?: string; message: string };

/** The error of the driver itself: drizzle wraps those of PostgreSQL, not those of SQLite. */
export function driverError(error: unknown): DriverError {
  return (error instanceof DrizzleQueryError ? error.cause : error) as DriverError;
}

/** Turns the unique violation of any driver into a UniqueError; leaves other errors alone. */
export function translate(error: unknown): unknown {
  const cause = driverError(error);
  const column = takenColumn(cause);
  return column === undefined ? error : new UniqueError(column, cause);
}

function takenColumn({ code, detail, message }: DriverError): string | undefined {
  switch (code) {
    case "23505": // Key (user_id)=(7) already exists.
      return camelCase(detail?.match(/^Key \((.+?)\)=\(/)?.[1] ?? "");
    case "SQLITE_CONSTRAINT_UNIQUE":
    case "SQLITE_CONSTRAINT_PRIMARYKEY": // UNIQUE constraint failed: cards.user_id
      return camelCase(message.replace(/^.*: /, "").replaceAll(/\w+\./g, ""));
    default:
      return undefined;
  }
}

const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
