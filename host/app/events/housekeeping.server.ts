import { config } from "../config/config.server.ts";
import { database } from "../database.server.ts";
import { log } from "../runtime/log.server.ts";
import { deleteOldEvents, deleteOldQuarters, deleteExpiredKeys } from "./retention.server.ts";
import { compactOldDays } from "./compaction.server.ts";
import { repairRollups } from "./rebuild.server.ts";
import { visitors } from "./visit.server.ts";

/**
 * Removes what has expired: salts and hashes of past days, keys of old events, quarters of an hour of the far past, raw
 * events past EVENT_RETENTION_DAYS. Packs the days of the far past.
 */
export async function runEventRetention(signal: AbortSignal): Promise<void> {
  await visitors.forget();
  await deleteExpiredKeys(database);
  await deleteOldQuarters(database, undefined, signal);
  await compactOldDays(database, { signal });
  if (config.eventRetentionDays !== undefined)
    await deleteOldEvents(database, config.eventRetentionDays, undefined, undefined, signal);
}

/** Checks last month's rollups against raw events; logs a warning for each card it repaired. */
export async function repairEvents(signal: AbortSignal): Promise<void> {
  const repaired = await repairRollups(database, { signal });
  if (repaired.length > 0)
    log("warn", "rollups differed from raw events and were counted anew", {
      cards: repaired.length,
      first: repaired[0],
    });
}
