import { existsSync, realpathSync } from "node:fs";
import { resolve } from "node:path";

/** Full path of a SQLite database; undefined for other URLs. */
export function fileOf(url: string): string | undefined {
  return url.startsWith("file:") ? resolve(url.slice("file:".length)) : undefined;
}

/** A database's location without password, identical for all spellings of its URL. */
export function describeDatabase(url: string): string {
  const file = fileOf(url);
  if (file !== undefined) return existsSync(file) ? realpathSync(file) : file;
  if (!/^postgres(ql)?:/.test(url)) return url;
  if (!URL.canParse(url)) return "PostgreSQL"; // it may hold a password
  const { hostname, port, pathname } = new URL(url);
  const host = hostname.replace(/^(127\.0\.0\.1|\[::1\])$/, "localhost");
  return `postgres://${host}:${port || 5432}${pathname}`;
}
