// `npm run db:copy -- FROM TO [--force]`: copies a database between dialects, such as file:data/cards.db postgres://…
import { parseArgs } from "node:util";
import { clear, copyDatabase, isEmpty } from "../../db/copy.ts";
import { open } from "../../db/index.ts";

const {
  values: { force },
  positionals: [source, target],
} = parseArgs({ options: { force: { type: "boolean" } }, allowPositionals: true });
try {
  if (!source || !target) throw new Error("Say from where and to where: npm run db:copy -- FROM TO [--force]");
  const [from, to] = [await open(source), await open(target)];
  await from.migrate();
  await to.migrate();
  if (!(await isEmpty(to))) {
    if (!force) throw new Error("The target is in use: give --force to replace everything in it");
    await clear(to);
  }
  const counts = await copyDatabase(from, to);
  for (const [table, n] of Object.entries(counts))
    console.log(`${table.padEnd(24)} ${n.toLocaleString("en").padStart(12)}`);
  console.log("The counts of both sides agree.");
  await from.close();
  await to.close();
} catch (error) {
  // Messages of drivers hold values of rows, URLs hold passwords.
  const { code, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
  console.error(`The copy failed: ${code ?? message}`);
  process.exit(1);
}
