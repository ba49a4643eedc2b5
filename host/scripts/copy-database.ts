// `npm run db:copy -- FROM TO [--force] [--env-file=FILE]`: copies a database between dialects, such as
// file:data/cards.db postgres://… With an --env-file, FROM can be left out: it is then the database of those settings.
import { existsSync, realpathSync } from "node:fs";
import { resolve } from "node:path";
import { copyDatabase, isEmpty } from "../../db/copy.ts";
import { type Database, open } from "../../db/index.ts";
import { readConfig } from "../app/config/read-config.server.ts";
import { commandLine, fail, plain, printCounts, rowProgress } from "./command-line.ts";

process.umask(0o077);
try {
  const { force, positionals } = commandLine();
  const [source, target] =
    positionals.length === 1 ? [readConfig(process.env).databaseUrl, positionals[0]] : positionals;
  if (!source || !target) throw plain("Say from where and to where: npm run db:copy -- FROM TO [--force]");
  if (source.startsWith("file:") && !existsSync(pathOf(source)))
    throw plain(`There is no database at ${pathOf(source)}`);
  if (describeTarget(source) === describeTarget(target)) throw plain("The source and the target are the same database");
  const from = await open(source);
  if (!(await hasContent(from))) throw plain("The source holds no Meishi database");
  await from.migrate();
  const to = await open(target);
  if (await to.isServed()) throw plain("Meishi is running on the target: stop it first. Nothing was changed.");
  await to.migrate();
  if (!force && !(await isEmpty(to))) throw plain("The target is in use: give --force to replace everything in it");
  printCounts(await copyDatabase(from, to, rowProgress()));
  console.log("The counts and checksums of both sides agree.");
  await from.close();
  await to.close();
} catch (error) {
  fail("The copy failed, and the target is as it was", error);
}

function pathOf(url: string): string {
  return resolve(url.slice("file:".length));
}

/** The same for every way to write the place of one database. */
function describeTarget(url: string): string {
  if (url.startsWith("file:")) return existsSync(pathOf(url)) ? realpathSync(pathOf(url)) : pathOf(url);
  if (!/^postgres(ql)?:/.test(url) || !URL.canParse(url)) return url;
  const { hostname, port, pathname } = new URL(url);
  return `${hostname.replace(/^(127\.0\.0\.1|\[::1\])$/, "localhost")}:${port || 5432}${pathname}`;
}

async function hasContent(database: Database): Promise<boolean> {
  try {
    return !(await isEmpty(database));
  } catch (error) {
    const { code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    // No such table; anything else, such as a server that is away, is told as it is.
    if (code === "SQLITE_ERROR" || code === "42P01") return false;
    throw error;
  }
}
