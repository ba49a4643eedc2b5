// `npm run db:rebuild-rollups`: counts the analytics' rollups anew from raw events. Can run beside a running server.
import { readConfig } from "../app/config/read-config.server.ts";
import { open } from "../../db/index.ts";
import { rebuildRollups } from "../app/events/rebuild.server.ts";

const { databaseUrl } = readConfig(process.env);
const database = await open(databaseUrl);
await database.migrate();
const started = performance.now();
const counted = await rebuildRollups(database);
console.log(`Counted ${counted.toLocaleString("en")} events in ${((performance.now() - started) / 1000).toFixed(1)} s`);
await database.close();
