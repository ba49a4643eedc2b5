import { DAY_MS, HOUR_MS, MINUTE_MS } from "../config/durations.ts";
import { database } from "../database.server.ts";
import { deleteExpiredActivity } from "../activity/activity.server.ts";
import { deleteExpiredAccountData } from "../auth/registration/expiry.server.ts";
import { runBackup } from "../backup/schedule.server.ts";
import { config } from "../config/config.server.ts";
import { pruneTombstones } from "../contacts/dav/books.server.ts";
import { updateFollowers } from "../contacts/exchange/following.server.ts";
import { runFollowUpJob } from "../contacts/follow-ups/follow-ups.server.ts";
import { recheckDomains } from "../domains/check.server.ts";
import { repairEvents, runEventRetention } from "../events/housekeeping.server.ts";
import { deleteExpiredResponses } from "../http/idempotency.server.ts";
import { pruneGeocodeCache } from "../location/geocode-cache.server.ts";
import { runReminders } from "../salesbot/person/reminder-job.server.ts";
import { deleteExpired } from "../salesbot/retention.server.ts";
import { sweepUploads } from "../uploads/sweep.server.ts";
import { deleteOldDeliveries } from "../webhooks/deliveries.server.ts";
import { type Job, jobRunner } from "./jobs.server.ts";

/** Visitors wait for what falls due in conversations. */
const REMINDERS_MS = 10_000;
/** Delay before contacts get the changes of a card that they follow. */
const FOLLOW_MS = 10_000;

/** All recurring jobs. Emails and deliveries of webhooks have leases of their own, one each. */
const JOBS: Job[] = [
  { name: "events.tidy", everyMs: HOUR_MS, run: runEventRetention },
  { name: "events.repair", everyMs: DAY_MS, run: repairEvents },
  { name: "answers.tidy", everyMs: HOUR_MS, run: (signal) => deleteExpiredResponses(signal) },
  { name: "accounts.tidy", everyMs: HOUR_MS, run: deleteExpiredAccountData },
  { name: "activity.tidy", everyMs: DAY_MS, run: () => deleteExpiredActivity() },
  { name: "conversations.tidy", everyMs: HOUR_MS, run: () => deleteExpired() },
  { name: "conversations.remind", everyMs: REMINDERS_MS, run: (signal) => runReminders(signal) },
  { name: "contacts.tend", everyMs: HOUR_MS, run: runFollowUpJob },
  { name: "contacts.follow", everyMs: FOLLOW_MS, run: updateFollowers },
  { name: "books.tidy", everyMs: DAY_MS, run: pruneTombstones },
  { name: "places.tidy", everyMs: DAY_MS, run: (signal) => pruneGeocodeCache(database, signal) },
  { name: "domains.check", everyMs: MINUTE_MS, run: recheckDomains },
  { name: "webhooks.tidy", everyMs: HOUR_MS, run: deleteOldDeliveries },
  { name: "uploads.sweep", everyMs: DAY_MS, run: sweepUploads },
  ...(config.backup.hours === undefined
    ? []
    : [{ name: "backup", everyMs: config.backup.hours * HOUR_MS, run: runBackup }]),
];

/** Starts running due jobs; returns a function that stops it. */
export function startJobs(): () => Promise<void> {
  const runner = jobRunner(database, JOBS);
  runner.start();
  return () => runner.stop();
}
