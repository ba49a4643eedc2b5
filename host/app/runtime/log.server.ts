import { config } from "../config/config.server.ts";

type LogFields = Record<string, string | number | boolean | null | undefined>;
type Level = "info" | "warn" | "error";

/**
 * Writes one line to standard output: JSON, or text on a terminal. Never pass personal data or secrets; tokens of links
 * are left out of a `path`.
 */
export function log(level: Level, message: string, rawFields: LogFields = {}): void {
  const fields =
    rawFields.path === undefined ? rawFields : { ...rawFields, path: withoutTokens(String(rawFields.path)) };
  const line =
    config.logFormat === "json"
      ? JSON.stringify({ time: new Date().toISOString(), level, message, ...fields })
      : `${level === "info" ? "" : `${level}: `}${message}${wordsOf(fields)}`;
  process.stdout.write(`${line}\n`);
}

/** Characters that are kept of what a library logs. */
const MAX_CONSOLE_TEXT = 300;

/** From now on, what libraries write to the console is a line of the log like ours; a terminal shows it as it is. */
export function logConsole(): void {
  if (config.logFormat !== "json") return;
  const levels = { debug: "info", log: "info", info: "info", warn: "warn", error: "error" } as const;
  const write = (level: Level, values: unknown[]) => {
    const texts = values.map((value) => (typeof value === "string" ? value : nameOf(value)));
    log(level, "console", { text: texts.join(" ").slice(0, MAX_CONSOLE_TEXT) });
  };
  const methods = Object.entries(levels).map(([name, level]) => [name, (...values: unknown[]) => write(level, values)]);
  Object.assign(console, Object.fromEntries(methods));
}

/** Their values may be untrusted; only texts are meant to be read. */
const nameOf = (value: unknown) => (value instanceof Error ? value.name : typeof value);

/** Loggable facts about an error: kind, code and place. Messages of drivers contain values of rows. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = (cause as NodeJS.ErrnoException).code;
  return {
    error: error.name,
    code: typeof code === "string" ? code : undefined,
    at: error.stack
      ?.split("\n")
      .filter((line) => line.trimStart().startsWith("at "))
      .slice(0, 6)
      .map((line) => line.trim())
      .join(" | "),
  };
}

/**
 * Removes secrets from a path, so that readers of the log cannot open invitations, exchanges (32 bytes as base64url) or
 * conversations, or use a key that was put into a path.
 */
const withoutTokens = (path: string) =>
  path
    .replace(/(?<=\/)[\w-]{43}(?=[/.]|$)/g, "TOKEN")
    .replace(/(?<=\/chat\/)[^/]{16,}/g, "TOKEN")
    .replace(/mk(?:_|%5f)[a-z\d]{20,}/gi, "TOKEN");

function wordsOf(fields: LogFields): string {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}=${value}`)
    .join("");
}
