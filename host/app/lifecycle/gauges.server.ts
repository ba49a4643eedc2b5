import { and, gte, isNull, lt, sum } from "drizzle-orm";
import { countMatching, firstRow } from "#db/index.ts";
import { newestBackup } from "../backup/schedule.server.ts";
import { config } from "../config/config.server.ts";
import { database, db, queryObservers, replica, tables } from "../database.server.ts";
import { MAX_ATTEMPTS } from "../mail/outbox.server.ts";

/** What the application knows of itself at this moment; all processes know the same, the pool apart. */
interface Gauges {
  pendingMail: number;
  failedMail: number;
  jobsFailing: number;
  /** When each job last ended well; null for never. */
  jobs: { name: string; lastSuccessAt: Date | null }[];
  lastBackupAt: Date | null;
  databaseBytes: number;
  storageBytes: number;
  pool?: { open: number; pending: number };
}

/** One answer serves all that is asked at the same time, and a little longer: sums over tables are not free. */
const FRESH_MS = 10_000;
let cached: { at: number; gauges: Promise<Gauges> } | undefined;

/** Metrics of the background work and of what is stored. */
export function gauges(): Promise<Gauges> {
  if (!cached || Date.now() - cached.at > FRESH_MS) cached = { at: Date.now(), gauges: measure() };
  return cached.gauges;
}

/** Whether requests wait for a connection to the database or its replica. */
export const isDatabaseCrowded = (): boolean => [database, replica].some((one) => (one?.pool?.().pending ?? 0) > 0);

async function measure(): Promise<Gauges> {
  const { jobs, mailOutbox, uploads } = tables;
  const isUnsent = and(isNull(mailOutbox.sentAt), isNull(mailOutbox.waitsFor));
  const pendingMail = await countMatching(db, mailOutbox, and(isUnsent, lt(mailOutbox.attempts, MAX_ATTEMPTS)));
  const failedMail = await countMatching(db, mailOutbox, and(isUnsent, gte(mailOutbox.attempts, MAX_ATTEMPTS)));
  const jobRows = await db
    .select({ name: jobs.name, lastSuccessAt: jobs.lastSuccessAt, failures: jobs.failures })
    .from(jobs);
  const stored = await firstRow(db.select({ bytes: sum(uploads.bytes).mapWith(Number) }).from(uploads));
  return {
    pendingMail,
    failedMail,
    jobsFailing: jobRows.filter(({ failures }) => failures > 0).length,
    jobs: jobRows,
    lastBackupAt: await newestBackup(config.backup.dir),
    databaseBytes: await database.size(),
    storageBytes: stored?.bytes ?? 0,
    pool: database.pool?.(),
  };
}

/** Has each query, and each wait for a connection, told in seconds. */
export function observeDatabase(observers: typeof queryObservers): void {
  Object.assign(queryObservers, observers);
}
