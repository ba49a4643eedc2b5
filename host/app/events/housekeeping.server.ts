import { config } from "../config.server.ts";
import { database } from "../database.server.ts";
import { onStop } from "../lifecycle.server.ts";
import { describe, log } from "../log.server.ts";
import { ageEvents, forgetKeys } from "./ageing.server.ts";
import { visitors } from "./visit.server.ts";

const HOUR_MS = 3_600_000;

/** Ends what has had its time: salts and hashes of past days, keys of old events, raw events past EVENT_RETENTION_DAYS. */
async function tidy(): Promise<void> {
  try {
    await visitors.forget();
    await forgetKeys(database);
    if (config.eventRetentionDays !== undefined) await ageEvents(database, config.eventRetentionDays);
  } catch (error) {
    // Tried again in an hour; nobody waits for it.
    log("warn", "tidying up events failed", describe(error));
  }
}

let running = tidy();
const timer = setInterval(() => (running = running.then(tidy)), HOUR_MS).unref();

onStop(async () => {
  clearInterval(timer);
  await running;
});
