import { existsSync, realpathSync } from "node:fs";
import { resolve } from "node:path";

/** The full path of a SQLite database; undefined for another. */
export function fileOf(url: string): string | undefined {
  return url.startsWith("file:") ? resolve(url.slice("file:".length)) : undefined;
}

/** Where a database is, without its password, and the same for every way to write that. */
export function describeDatabase(url: string): string {
  const file = fileOf(url);
  if (file !== undefined) return existsSync(file) ? realpathSync(file) : file;
  if (!/^postgres(ql)?:/.test(url)) return url;
  if (!URL.canParse(url)) return "PostgreSQL"; // it may hold a password
  const { hostname, port, pathname } = new URL(url);
  const host = hostname.replace(/^(127\.0\.0\.1|\[::1\])$/, "localhost");
  return `postgres://${host}:${port || 5432}${pathname}`;
}
