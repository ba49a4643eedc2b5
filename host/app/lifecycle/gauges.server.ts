import { and, count, gte, isNull, lt, sum } from "drizzle-orm";
import { newestBackup } from "../backup/schedule.server.ts";
import { config } from "../config/config.server.ts";
import { database, db, queryObservers, tables } from "../database.server.ts";
import { MAX_ATTEMPTS } from "../mail/outbox.server.ts";

/** What the application knows of itself at this moment; all processes know the same, the pool apart. */
export interface Gauges {
  mailWaiting: number;
  mailGivenUp: number;
  jobsFailing: number;
  /** When each job last ended well; null for never. */
  jobs: { name: string; lastSuccessAt: Date | null }[];
  lastBackupAt: Date | null;
  databaseBytes: number;
  storageBytes: number;
  pool?: { open: number; waiting: number };
}

/** One answer serves all that is asked at the same time, and a little longer: sums over tables are not free. */
const FRESH_MS = 10_000;
let known: { at: number; gauges: Promise<Gauges> } | undefined;

/** Metrics of the background work and of what is stored. */
export function gauges(): Promise<Gauges> {
  if (!known || Date.now() - known.at > FRESH_MS) known = { at: Date.now(), gauges: measure() };
  return known.gauges;
}

async function measure(): Promise<Gauges> {
  const { jobs, mailOutbox, uploads } = tables;
  const isUnsent = and(isNull(mailOutbox.sentAt), isNull(mailOutbox.waitsFor));
  const [waiting] = await db
    .select({ n: count() })
    .from(mailOutbox)
    .where(and(isUnsent, lt(mailOutbox.attempts, MAX_ATTEMPTS)));
  const [givenUp] = await db
    .select({ n: count() })
    .from(mailOutbox)
    .where(and(isUnsent, gte(mailOutbox.attempts, MAX_ATTEMPTS)));
  const known = await db
    .select({ name: jobs.name, lastSuccessAt: jobs.lastSuccessAt, failures: jobs.failures })
    .from(jobs);
  const [stored] = await db.select({ bytes: sum(uploads.bytes).mapWith(Number) }).from(uploads);
  return {
    mailWaiting: waiting!.n,
    mailGivenUp: givenUp!.n,
    jobsFailing: known.filter(({ failures }) => failures > 0).length,
    jobs: known,
    lastBackupAt: await newestBackup(config.backup.dir),
    databaseBytes: await database.size(),
    storageBytes: stored?.bytes ?? 0,
    pool: database.pool?.(),
  };
}

/** Has each query, and each wait for a connection, told in seconds. */
export function observeDatabase(told: typeof queryObservers): void {
  Object.assign(queryObservers, told);
}
