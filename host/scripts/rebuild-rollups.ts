// `npm run db:rebuild-rollups [-- --env-file=FILE]`: counts the analytics' rollups anew from raw events. Can run beside
// a running server.
import { open } from "../../db/index.ts";
import { readConfig } from "../app/config/read-config.server.ts";
import { rebuildRollups } from "../app/events/rebuild.server.ts";
import { commandLine, fail } from "./command-line.ts";

try {
  commandLine();
  const database = await open(readConfig(process.env).databaseUrl);
  await database.migrate();
  const started = performance.now();
  const counted = await rebuildRollups(database);
  const seconds = (performance.now() - started) / 1000;
  const speed = Math.round(counted / Math.max(seconds, 0.001));
  console.log(
    `Counted ${counted.toLocaleString("en")} events in ${seconds.toFixed(1)} s (${speed.toLocaleString("en")} a second)`,
  );
  await database.close();
} catch (error) {
  fail("The rebuild failed", error);
}
