// `npm run db:copy -- FROM TO [--force] [--env-file=FILE]`: copies a database between dialects, such as
// file:data/cards.db postgres://… With an --env-file, FROM can be left out: it is then the database of those settings.
import { existsSync } from "node:fs";
import { copyDatabase, hasContent, isEmpty } from "../../db/copy.ts";
import { describeDatabase, fileOf } from "../../db/describe.ts";
import { open } from "../../db/index.ts";
import { readConfig } from "../app/config/read-config.server.ts";
import { commandLine, fail, plain, printCounts, rowProgress } from "./command-line.ts";

process.umask(0o077);
try {
  const { force, positionals } = commandLine();
  const [source, target] =
    positionals.length === 1 ? [readConfig(process.env).databaseUrl, positionals[0]] : positionals;
  if (!source || !target) throw plain("Say from where and to where: npm run db:copy -- FROM TO [--force]");
  const file = fileOf(source);
  if (file && !existsSync(file)) throw plain(`There is no database at ${file}`);
  if (describeDatabase(source) === describeDatabase(target))
    throw plain("The source and the target are the same database");
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
